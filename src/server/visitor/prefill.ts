import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { personalParameters } from '#src/domain/query.ts';
import type { PrePopFields } from '#src/generated/api.ts';

/** What prefills fields, and the link to a lead: whoever has it reads and changes what is known of somebody. */
const tellingParameters: readonly string[] = [...personalParameters, 'slug'];

/** Whether a parameter tells who the visitor is, by its name or by a value that looks like an email address. */
const isTelling = ([name, value]: readonly [string, string]) => tellingParameters.includes(name) || value.includes('@');

/** The query without what tells who the visitor is. */
export function impersonal(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter((parameter) => !isTelling(parameter)));
}

/** As `impersonal`, for the query of an address. */
export function impersonalSearch(search: string): string {
  return new URLSearchParams([...new URLSearchParams(search)].filter((parameter) => !isTelling(parameter))).toString();
}

/** An address cut to its origin and path; nothing when it is not one. */
export function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}` : '';
}

/** A text with email addresses and long numbers blotted out. */
export function scrubbed(text: string): string {
  return text.replace(/\S+@\S+/g, '[email]').replace(/\d[\d\s().-]{5,}\d/g, '[number]');
}

/** Parts a query into what may stay in the address and what must be taken out; the latter undefined when there is none. */
export function takePersonal(search: string): { rest: string; fields: PrePopFields } | undefined {
  const query = new URLSearchParams(search);
  const fields: PrePopFields = {};
  let taken = false;
  for (const name of personalParameters) {
    const value = query.get(name);
    if (value === null) continue;
    taken = true;
    query.delete(name);
    if (value !== '') fields[name] = value.slice(0, 120);
  }
  return taken ? { rest: query.toString(), fields } : undefined;
}

export const prefillCookie = 'prefill';
/** How long prefill values wait for the page that asks for them. */
export const prefillSeconds = 300;
/** What browsers keep of a cookie at the least, name and attributes put aside. */
const MAX_COOKIE = 3800;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'prefill', 32));

/** The fields as a cookie value that only this server can read; undefined when they do not fit. */
export function sealPrefill(fields: PrePopFields, secret: string, now: Date): string | undefined {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const plain = JSON.stringify({ until: now.getTime() + prefillSeconds * 1000, fields });
  const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const value = sealed.toString('base64url');
  return value.length > MAX_COOKIE ? undefined : value;
}

/** The fields of a cookie that this server made in the last minutes; undefined for any other. */
export function openPrefill(value: string, secret: string, now: Date): PrePopFields | undefined {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length < 30) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    const plain = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    // The tag has shown that `sealPrefill` wrote it.
    const { until, fields } = JSON.parse(plain) as { until: number; fields: PrePopFields };
    return until > now.getTime() ? fields : undefined;
  } catch {
    return undefined;
  }
}
