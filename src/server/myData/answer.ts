import type { FastifyReply } from 'fastify';
import type { Frame } from '#src/server/pages/formPage.ts';
import { answer } from '#src/server/pages/unseen.ts';
import { gonePage } from './page.ts';

/** The answer to a link that opens nothing. */
export const sendGone = (reply: FastifyReply, frame: Frame): FastifyReply => answer(reply.code(404), gonePage(frame));
