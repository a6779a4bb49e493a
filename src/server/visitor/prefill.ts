import type { FastifyReply, FastifyRequest } from 'fastify';
import { personalParameters } from '#src/domain/query.ts';
import type { PrePopFields } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { cookieName, cookieOptions, cookies } from './cookies.ts';
import { openSealed, sealText } from './sealedText.ts';

const purpose = 'prefill';
/** What browsers store of a cookie at the least, name and attributes put aside. */
const MAX_COOKIE = 3800;

/**
 * Splits a query into what may stay in the address and what identifies the visitor, empty values too; undefined when nothing
 * does.
 */
export function splitPrefill(search: string): { rest: string; fields: PrePopFields } | undefined {
  const query = new URLSearchParams(search);
  const fields: PrePopFields = {};
  const found = personalParameters.filter((name) => query.has(name));
  for (const name of found) {
    fields[name] = query.get(name)?.slice(0, 120) ?? '';
    query.delete(name);
  }
  return found.length > 0 ? { rest: query.toString(), fields } : undefined;
}

/** Leaves the fields to the page in a sealed cookie; without one where they are too long for it. */
export function setPrefill(
  reply: FastifyReply,
  fields: PrePopFields,
  { cookieSecrets, clock, settings: { https } }: ServerContext,
): void {
  const set = (cookie: PrefillCookie, value: string) =>
    reply.setCookie(cookieName(cookie, https), value, cookieOptions(cookie, https));
  const sealed = sealPrefill(fields, cookieSecrets, clock());
  if (sealed === undefined) return;
  set('prefill', sealed);
  const { zip } = fields;
  if (zip) set('postalCode', sealPrefill({ zip }, cookieSecrets, clock()) ?? '');
}

/** The postal code that the address of the page carried; it is handed out once. */
export const takePostalCode = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): string | undefined => take('postalCode', { request, reply }, context)?.zip;

/** The fields that the address of the page carried; they are handed out once. */
export const takePrefill = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): PrePopFields | undefined => take('prefill', { request, reply }, context);

type PrefillCookie = 'prefill' | 'postalCode';

function take(
  cookie: PrefillCookie,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { cookieSecrets, clock, settings: { https } }: ServerContext,
): PrePopFields | undefined {
  const name = cookieName(cookie, https);
  const sealed = request.cookies[name];
  if (sealed === undefined) return undefined;
  reply.clearCookie(name, cookieOptions(cookie, https));
  return openPrefill(sealed, cookieSecrets, clock());
}

/** The fields as a cookie value that only this server can read; undefined when they do not fit. */
function sealPrefill(fields: PrePopFields, secrets: CookieSecrets, now: Date): string | undefined {
  const until = now.getTime() + cookies.prefill.lifeSeconds * 1000;
  const value = sealText(purpose, JSON.stringify({ until, fields }), secrets);
  return value.length > MAX_COOKIE ? undefined : value;
}

/** The fields of a cookie that this server made in the last minutes; undefined for any other. */
function openPrefill(value: string, secrets: CookieSecrets, now: Date): PrePopFields | undefined {
  const plain = openSealed(purpose, value, secrets);
  if (plain === undefined) return undefined;
  // That it opened has shown that `sealPrefill` wrote it.
  const { until, fields } = JSON.parse(plain) as { until: number; fields: PrePopFields };
  return until > now.getTime() ? fields : undefined;
}
