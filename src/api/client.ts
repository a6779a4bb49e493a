import type { Call, CallName, CallSettings } from './call.ts';
import { ApiError, noAnswer, refusal } from './apiError.ts';
import { readReply } from './readReply.ts';
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

let opening: Promise<unknown> | undefined;
let renewal: Promise<unknown> | undefined;

const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 403 && error.code === 'csrf';

const hasSession = () => cookie(csrfCookie) !== undefined;

const settled = (call: Promise<unknown>) => call.catch(() => undefined);

/** Begins the session again; calls that are refused at the same time wait for the same one. */
function renewSession(): Promise<unknown> {
  renewal ??= send('session', {}, {}).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Opens a visit, which begins its session. */
async function openVisit(parts: Parts, settings: CallSettings): Promise<unknown> {
  if (renewal) await settled(renewal);
  opening = send('initialPayload', parts, settings).finally(() => {
    opening = undefined;
  });
  return opening;
}

/**
 * Sends a call in a session. Where there is none yet one call at a time begins it: two would each be given a secret of
 * their own, and what was written with the token of the one would be refused by that of the other.
 */
async function sendInSession(name: CallName, parts: Parts, settings: CallSettings): Promise<unknown> {
  if (hasSession()) return send(name, parts, settings);
  if (name === 'initialPayload') return openVisit(parts, settings);
  if (services[name].method === 'GET') return send(name, parts, settings);
  if (opening) await settled(opening);
  if (!hasSession()) await renewSession();
  return send(name, parts, settings);
}

/**
 * Calls the server that served the page. A writing call begins the session where none has begun yet; one whose session
 * has ended begins another and is sent again.
 */
export const call: Call = async (name, input, settings = {}) => {
  // The service table names the same parts as the schema that typed `input` and the reply; a test compares them.
  const parts: Parts = input;
  const reply = await sendInSession(name, parts, settings).catch(async (error: unknown) => {
    if (!isSessionOver(error)) throw error;
    await renewSession();
    return send(name, parts, settings);
  });
  return reply as never;
};
