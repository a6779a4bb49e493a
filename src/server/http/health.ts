import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { within } from '#src/server/within.ts';
import { Refusal } from './refusal.ts';

/** Whether the server is stopping: it still answers, but wants no new visitors. */
export type Lifecycle = { isStopping: boolean };

/** How long whoever watches waits for the database, in ms: they give up soon themselves, and then know nothing. */
const ANSWER_MS = 3000;

const silent = () => new Refusal(503, { error: 'unavailable', message: 'The database does not answer.' }, 5);

/** Rejects unless the database answers soon. */
export async function requireAnswer(db: ServerContext['db'], ms = ANSWER_MS): Promise<void> {
  await within(sql`select 1`.execute(db), ms, silent);
}

/** `/healthz`: the process answers. `/readyz`: it takes visitors: the database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, { db }: Pick<ServerContext, 'db'>, lifecycle: Lifecycle): void {
  const asked: RouteShorthandOptions = {
    config: { rateLimit: false },
    // What a cache between would say is of a moment ago.
    onRequest: (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    },
  };
  app.get('/healthz', asked, () => ({ status: 'ok' }));
  app.get('/readyz', asked, async () => {
    if (lifecycle.isStopping) throw new Refusal(503, { error: 'unavailable', message: 'This server is stopping.' }, 5);
    await requireAnswer(db);
    return { status: 'ready' };
  });
}
