import type { FastifyReply } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { answer } from '#src/server/pages/unseen.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { gonePage } from './page.ts';

/** The answer to an address at which there is no appointment, in the language that was named, else that of the browser. */
export function sendGone(
  reply: FastifyReply,
  { settings }: Pick<ServerContext, 'settings'>,
  named?: string,
): FastifyReply {
  return answer(reply.code(404), gonePage(frameOf(reply.request, settings, { asked: named })));
}
