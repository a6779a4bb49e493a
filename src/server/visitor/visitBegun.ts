import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { cookieName, cookieOptions, cookies } from './cookies.ts';
import { isSigned, signatureOf } from './signature.ts';

const purpose = 'visit begun';

type Context = Pick<ServerContext, 'cookieSecrets' | 'clock' | 'settings'>;
type Request = Pick<FastifyRequest, 'cookies'>;

const nameOf = ({ settings: { https } }: Context) => cookieName('begun', https);

/** Notes in a signed cookie that a page was opened now, unless the browser has such a note: the first one counts. */
export function stampVisit(context: Context, reply: Pick<FastifyReply, 'request' | 'setCookie'>): void {
  if (visitBegun(context, reply.request) !== undefined) return;
  const text = Math.floor(context.clock().getTime() / 100).toString(36);
  const value = `${text}.${signatureOf(purpose, text, context.cookieSecrets)}`;
  reply.setCookie(nameOf(context), value, cookieOptions('begun', context.settings.https));
}

/**
 * When this browser first opened a page, to a tenth of a second: a visit that is restored has begun when it first did. Undefined
 * where no page of the last day was opened.
 */
export function visitBegun(context: Context, request: Request): Date | undefined {
  const [text = '', signature = ''] = (request.cookies[nameOf(context)] ?? '').split('.');
  if (!isSigned(purpose, text, signature, context.cookieSecrets)) return undefined;
  const begun = new Date(Number.parseInt(text, 36) * 100);
  const age = context.clock().getTime() - begun.getTime();
  return age <= cookies.begun.lifeSeconds * 1000 ? begun : undefined;
}
