import type { Call, CallName, CallSettings } from './call.ts';
import { ApiError } from './error.ts';
import { readReply } from './reply.ts';
import { apiBasePath, csrfCookie, csrfHeader, idempotencyHeader, services, type Service } from './services.ts';

const timeoutMs = 10_000;
/** Browsers refuse requests that outlive the page when all together they carry more than 64 KiB. */
const longestKeptAlive = 16_000;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Address of a call: path parameters encoded, absent query values left out, lists repeated. */
export function addressOfCall(service: Service, { params = {}, query = {} }: Parts): string {
  const path = service.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item));
  const queryText = search.toString();
  return apiBasePath + path + (queryText ? `?${queryText}` : '');
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

function headersOf(service: Service, hasBody: boolean, settings: CallSettings): Record<string, string> {
  const token = service.method === 'GET' ? undefined : cookie(csrfCookie);
  return {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token && { [csrfHeader]: token }),
    ...(settings.idempotencyKey && { [idempotencyHeader]: settings.idempotencyKey }),
  };
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const field = said['field'];
  const requestId = response.headers.get('x-request-id');
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: typeof said['error'] === 'string' ? said['error'] : 'unknown',
    message: typeof said['message'] === 'string' ? said['message'] : `The server answered ${response.status}.`,
    ...(typeof field === 'string' && { field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(requestId && { requestId }),
  });
}

function noAnswer(error: unknown): ApiError {
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const message = late ? 'The server did not answer in time.' : 'The server could not be reached.';
  return new ApiError({ status: 0, code: late ? 'timeout' : 'network', message }, error);
}

async function send(name: CallName, parts: Parts, settings: CallSettings): Promise<unknown> {
  const service: Service = services[name];
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const response = await fetch(addressOfCall(service, parts), {
    method: service.method,
    credentials: 'same-origin',
    headers: headersOf(service, body !== undefined, settings),
    signal: AbortSignal.timeout(timeoutMs),
    keepalive: settings.keepalive === true && (body?.length ?? 0) <= longestKeptAlive,
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => Promise.reject(noAnswer(error)));
  if (!response.ok) throw await refusal(response);
  const text = await response.text().catch((error: unknown) => Promise.reject(noAnswer(error)));
  return readReply(name, text);
}

let renewal: Promise<unknown> | undefined;

/** Begins the session again; calls that are refused at the same time wait for the same one. */
function renewSession(): Promise<unknown> {
  renewal ??= send('session', {}, {}).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 403 && error.code === 'csrf';

/** Whether the call would be refused: it writes, and no session has begun. */
const lacksSession = ({ method }: Service) => method !== 'GET' && cookie(csrfCookie) === undefined;

/**
 * Calls the server that served the page. A writing call begins the session where none has begun yet; one whose session
 * has ended begins another and is sent again.
 */
export const call: Call = async (name, input, settings = {}) => {
  // The service table names the same parts as the schema that typed `input` and the reply; a test compares them.
  const parts: Parts = input;
  if (lacksSession(services[name])) await renewSession();
  const reply = await send(name, parts, settings).catch(async (error: unknown) => {
    if (!isSessionOver(error)) throw error;
    await renewSession();
    return send(name, parts, settings);
  });
  return reply as never;
};
