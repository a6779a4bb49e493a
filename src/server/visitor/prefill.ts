import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { personalParameters } from '#src/domain/query.ts';
import type { PrePopFields } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { cookieName } from './cookieName.ts';
import { keyOf } from './signature.ts';

const prefillCookie = 'prefill';
/** How long prefill values wait for the page that asks for them. */
const LIFE_SECONDS = 300;
/** The postal code alone, for the page itself, which may show at once what is near. */
const postalCodeCookie = 'near';
/** What browsers store of a cookie at the least, name and attributes put aside. */
const MAX_COOKIE = 3800;
/** Splits a query into what may stay in the address and what identifies the visitor; undefined when nothing does. */
export function splitPrefill(search: string): { rest: string; fields: PrePopFields } | undefined {
  const query = new URLSearchParams(search);
  const fields: PrePopFields = {};
  const found = personalParameters.filter((name) => query.has(name));
  for (const name of found) {
    const value = query.get(name);
    query.delete(name);
    if (value) fields[name] = value.slice(0, 120);
  }
  return found.length > 0 ? { rest: query.toString(), fields } : undefined;
}

/** Leaves the fields to the page in a sealed cookie; without one where they are too long for it. */
export function setPrefill(
  reply: FastifyReply,
  fields: PrePopFields,
  { cookieSecret, clock, settings: { https: secure } }: ServerContext,
): void {
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: LIFE_SECONDS } as const;
  const sealed = sealPrefill(fields, cookieSecret, clock());
  if (sealed === undefined) return;
  reply.setCookie(cookieName(prefillCookie, secure), sealed, options);
  const { zip } = fields;
  if (zip)
    reply.setCookie(cookieName(postalCodeCookie, secure), sealPrefill({ zip }, cookieSecret, clock()) ?? '', options);
}

/** The postal code that the address of the page carried; it is handed out once. */
export const takePostalCode = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): string | undefined => take(postalCodeCookie, { request, reply }, context)?.zip;

/** The fields that the address of the page carried; they are handed out once. */
export const takePrefill = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): PrePopFields | undefined => take(prefillCookie, { request, reply }, context);

function take(
  cookie: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { cookieSecret, clock, settings: { https: secure } }: ServerContext,
): PrePopFields | undefined {
  const name = cookieName(cookie, secure);
  const sealed = request.cookies[name];
  if (sealed === undefined) return undefined;
  // A browser takes nothing under a name with the prefix that is not secure, not even its end.
  reply.clearCookie(name, { path: '/', secure });
  return openPrefill(sealed, cookieSecret, clock());
}

/** The fields as a cookie value that only this server can read; undefined when they do not fit. */
function sealPrefill(fields: PrePopFields, secret: string, now: Date): string | undefined {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf('prefill', secret), iv);
  const plain = JSON.stringify({ until: now.getTime() + LIFE_SECONDS * 1000, fields });
  const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const value = sealed.toString('base64url');
  return value.length > MAX_COOKIE ? undefined : value;
}

/** The fields of a cookie that this server made in the last minutes; undefined for any other. */
function openPrefill(value: string, secret: string, now: Date): PrePopFields | undefined {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length < 30) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf('prefill', secret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    const plain = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    // The tag has shown that `sealPrefill` wrote it.
    const { until, fields } = JSON.parse(plain) as { until: number; fields: PrePopFields };
    return until > now.getTime() ? fields : undefined;
  } catch {
    return undefined;
  }
}
