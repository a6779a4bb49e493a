import { gatherCounts } from './gatherCounts.ts';
import type { Call, CallName, CallSettings } from './call.ts';
import { ApiError } from './apiError.ts';
import { errorOfResponse, noResponseError } from './failedRequest.ts';
import { readReply } from './readReply.ts';
import {
  apiBasePath,
  cookieIn,
  csrfCookie,
  csrfHeader,
  idempotencyHeader,
  leadHeader,
  services,
  type Service,
} from './services.ts';

const timeoutMs = 10_000;
/** The Fetch standard limits the bodies of all keepalive requests in flight to 64 KiB; this leaves room for four. */
const maxKeepaliveLength = 16_000;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** URL of a call, relative to the host: path parameters encoded, absent query values left out, lists repeated. */
export function addressOfCall(service: Service, { params = {}, query = {} }: Parts): string {
  const path = service.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item));
  const queryText = search.toString();
  return apiBasePath + path + (queryText ? `?${queryText}` : '');
}

/** The token of the session, where it is open. Browsers ask another process for cookies and wait: read once a call. */
function sessionToken(): string | undefined {
  const found = cookieIn(document.cookie.split('; '), csrfCookie);
  return found && decodeURIComponent(found);
}

/** Bytes are sent as they are, anything else as JSON. */
function bodyOf({ body }: Parts): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined) return undefined;
  // The schema of a call types its bytes so.
  return body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

const typeOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? 'application/json' : 'application/octet-stream';

function headersOf(
  service: Service,
  body: string | Uint8Array | undefined,
  settings: CallSettings,
  token: string | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': typeOf(body) }),
    ...(token && service.method !== 'GET' && { [csrfHeader]: token }),
    ...(settings.idempotencyKey && { [idempotencyHeader]: settings.idempotencyKey }),
    ...(settings.leadSlug && { [leadHeader]: settings.leadSlug }),
    ...settings.headers,
  };
}

async function send(name: CallName, parts: Parts, settings: CallSettings, token?: string): Promise<unknown> {
  const service: Service = services[name];
  const body = bodyOf(parts);
  const response = await fetch(addressOfCall(service, parts), {
    method: service.method,
    credentials: 'include',
    headers: headersOf(service, body, settings, token),
    signal: AbortSignal.timeout(timeoutMs),
    keepalive: settings.keepalive === true && (body?.length ?? 0) <= maxKeepaliveLength,
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => Promise.reject(noResponseError(error)));
  if (!response.ok) throw await errorOfResponse(response);
  const text = await response.text().catch((error: unknown) => Promise.reject(noResponseError(error)));
  return readReply(name, text);
}

let opening: Promise<unknown> | undefined;
let renewal: Promise<unknown> | undefined;

/** The server refuses the CSRF token: the session has expired or was opened with another secret. */
const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 403 && error.code === 'csrf';

const settled = (call: Promise<unknown>) => call.catch(() => undefined);

/** Opens a new session; calls refused at the same time share one renewal. */
function renewSession(): Promise<unknown> {
  renewal ??= send('session', {}, {}).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Sends the initial payload, whose response opens the session. */
async function openVisit(parts: Parts, settings: CallSettings): Promise<unknown> {
  if (renewal) await settled(renewal);
  opening = send('initialPayload', parts, settings).finally(() => {
    opening = undefined;
  });
  return opening;
}

/**
 * Sends a call in a session. Without one yet, one call at a time opens it: two would each receive a secret of their
 * own, and calls with the token of the first would be refused under the second.
 */
async function sendInSession(name: CallName, parts: Parts, settings: CallSettings): Promise<unknown> {
  if (name === 'initialPayload') return openVisit(parts, settings);
  // A reading call shows no token.
  if (services[name].method === 'GET') return send(name, parts, settings);
  const token = sessionToken();
  if (token !== undefined) return send(name, parts, settings, token);
  if (opening) await settled(opening);
  if (sessionToken() === undefined) await renewSession();
  return send(name, parts, settings, sessionToken());
}

/**
 * Calls the server that served the page. A writing call opens the session where there is none; one whose session has
 * expired renews it and is sent again, once.
 */
export const call: Call = async (name, input, settings = {}) => {
  // The service table names the same parts as the schema that typed `input` and the reply; a test compares them.
  const parts: Parts = input;
  const reply = await sendInSession(name, parts, settings).catch(async (error: unknown) => {
    if (!isSessionOver(error)) throw error;
    await renewSession();
    return send(name, parts, settings, sessionToken());
  });
  return reply as never;
};

/** As `call`, for the calls of a page, which gathers what it counts. */
export const callOfPage: Call = gatherCounts(call);
