import { readBounded, TooLong } from '#src/server/http/bounded.ts';
import { codeOf } from '#src/server/codeOf.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import type { PartnerName } from '#src/server/settings/partners.ts';

export type PartnerRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Reads what a partner sent, parsed where it is JSON, else as text; throws when it cannot be used. */
export type Read<Out> = (body: unknown) => Out;

/** The result of a call. The body of a refusal is dropped: it may quote a person. The code of silence says what it came from. */
type Outcome<Out> =
  | { kind: 'answer'; value: Out }
  | { kind: 'status'; status: number }
  | { kind: 'silence'; code: string }
  | { kind: 'late' | 'unusable' };

/** Bytes of an answer at most, unpacked; the longest that fits a page has a tenth. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Sends a request to a partner over HTTP, with its key, within the timeout of the settings. Throws where no address is set. */
export async function callRemote<Out>(
  settings: Settings,
  partner: PartnerName,
  request: PartnerRequest,
  read: Read<Out>,
): Promise<Outcome<Out>> {
  const { url } = settings.partners[partner];
  if (url === undefined) throw new Error(`Missing base URL: ${partner}`);
  let body: unknown;
  try {
    const response = await fetch(urlOf(url, request), {
      method: request.method,
      headers: headersOf(settings, partner, request),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.partnerTimeoutMs),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'status', status: response.status };
    }
    body = parsed((await readBounded(response, MAX_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof TooLong) return { kind: 'unusable' };
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'late' };
    return { kind: 'silence', code: codeOf(error) };
  }
  try {
    return { kind: 'answer', value: read(body) };
  } catch {
    return { kind: 'unusable' };
  }
}

function urlOf(base: string, { path, query = {} }: PartnerRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf(
  settings: Settings,
  partner: PartnerName,
  { body, headers }: PartnerRequest,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...keyHeader(settings, partner),
    ...headers,
  };
}

function keyHeader({ partners, offersKeyHeader }: Settings, partner: PartnerName): Record<string, string> {
  const { key } = partners[partner];
  if (key === undefined) return {};
  return partner === 'offers' ? { [offersKeyHeader]: key } : { authorization: `Bearer ${key}` };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
