import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { cookieName } from './cookieName.ts';
import { isSigned, signatureOf } from './signature.ts';

/** As long as a browser stores who the visitor is at most: a visit that is restored has begun when it first did. */
const LIFE_SECONDS = 24 * 60 * 60;
const purpose = 'visit begun';

type Context = Pick<ServerContext, 'cookieSecrets' | 'clock' | 'settings'>;
type Request = Pick<FastifyRequest, 'cookies'>;

const nameOf = ({ settings: { https } }: Context) => cookieName('begun', https);

/** Notes in a signed cookie that a page was opened now, unless the browser has such a note: the first one counts. */
export function stampVisit(context: Context, reply: Pick<FastifyReply, 'request' | 'setCookie'>): void {
  if (visitBegun(context, reply.request) !== undefined) return;
  const text = Math.floor(context.clock().getTime() / 100).toString(36);
  const value = `${text}.${signatureOf(purpose, text, context.cookieSecrets)}`;
  const secure = context.settings.https;
  reply.setCookie(nameOf(context), value, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: LIFE_SECONDS });
}

/** When this browser first opened a page, to a tenth of a second; undefined where no page of the last day was opened. */
export function visitBegun(context: Context, { cookies }: Request): Date | undefined {
  const [text = '', signature = ''] = (cookies[nameOf(context)] ?? '').split('.');
  if (!isSigned(purpose, text, signature, context.cookieSecrets)) return undefined;
  const begun = new Date(Number.parseInt(text, 36) * 100);
  const age = context.clock().getTime() - begun.getTime();
  return age <= LIFE_SECONDS * 1000 ? begun : undefined;
}
