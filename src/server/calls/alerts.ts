import type { FastifyInstance } from 'fastify';
import { askForAlert } from '#src/server/alerts/ask.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/http/handle.ts';

/** What visitors ask for who found no study. */
export function addAlerts(app: FastifyInstance, context: ServerContext): void {
  handle(app, context.settings, 'askForAlert', ({ body }, { request }) => askForAlert(context, request, body));
}
