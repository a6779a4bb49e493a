import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { cookieName } from './cookies.ts';

/** The cookies that a session is known by, with HTTPS and without. */
const cookies = [true, false].map((https) => cookieName('session', https));

/**
 * The visit that a request belongs to: what a browser sends from its first page until it is closed has one name, from which
 * nobody learns the cookie, and which stays when the secrets of cookies are replaced. Null for a caller without a session.
 */
export function visitName(request: Pick<FastifyRequest, 'cookies'>, { db }: Pick<ServerContext, 'db'>): string | null {
  const cookie = cookies.map((name) => request.cookies[name]).find((value) => value !== undefined && value !== '');
  return cookie === undefined ? null : sealingOf(db).hash('visit', cookie);
}
