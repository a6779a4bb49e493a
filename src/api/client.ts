import type { Call, CallName, CallSettings } from './call.ts';
import { ApiError } from './error.ts';
import { apiBasePath, csrfCookie, csrfHeader, idempotencyHeader, services, type Service } from './services.ts';

const timeoutMs = 10_000;

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
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: typeof said['error'] === 'string' ? said['error'] : 'unknown',
    message: typeof said['message'] === 'string' ? said['message'] : `The server answered ${response.status}.`,
    ...(typeof field === 'string' && { field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}

function noAnswer(error: unknown): ApiError {
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const message = late ? 'The server did not answer in time.' : 'The server could not be reached.';
  return new ApiError({ status: 0, code: late ? 'timeout' : 'network', message }, error);
}

async function send(name: CallName, parts: Parts, settings: CallSettings): Promise<unknown> {
  const service: Service = services[name];
  const hasBody = parts.body !== undefined;
  const signals = [AbortSignal.timeout(timeoutMs), ...(settings.signal ? [settings.signal] : [])];
  const response = await fetch(addressOfCall(service, parts), {
    method: service.method,
    credentials: 'same-origin',
    headers: headersOf(service, hasBody, settings),
    signal: AbortSignal.any(signals),
    keepalive: settings.keepalive ?? false,
    ...(hasBody && { body: JSON.stringify(parts.body) }),
  }).catch((error: unknown) => Promise.reject(noAnswer(error)));
  if (!response.ok) throw await refusal(response);
  const text = await response.text().catch((error: unknown) => Promise.reject(noAnswer(error)));
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ApiError(
      { status: 502, code: 'malformed', message: 'The server gave an answer that is no JSON.' },
      error,
    );
  }
}

/** Calls the server that served the page. A writing call that lacks its CSRF cookie fetches one and goes on. */
export const call: Call = async (name, input, settings = {}) => {
  // The service table names the same parts as the schema that typed `input` and the reply; a test compares them.
  const reply = await send(name, input as Parts, settings).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 403 || services[name].method === 'GET') throw error;
    return renewToken().then(() => send(name, input as Parts, settings));
  });
  return reply as never;
};

function renewToken(): Promise<unknown> {
  return send('initialPayload', { query: { signup: 'renewal', language: 'en' } }, {});
}
