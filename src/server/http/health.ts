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

/** A standby, or a database that is set so: it shows pages and can save no lead. */
const readOnly = () => new Refusal(503, { error: 'unavailable', message: 'The database takes no changes.' }, 5);
const whyReadOnly =
  'not ready: the database takes no changes; it is a standby, or default_transaction_read_only is on. Let DATABASE_URL name the primary';

/** Whether the database takes changes. Rejects unless it answers soon. */
export async function takesChanges(db: ServerContext['db'], ms = ANSWER_MS): Promise<boolean> {
  const asked = sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(db);
  return (await within(asked, ms, silent)).rows[0]?.setting !== 'on';
}

/**
 * `/healthz`: the process answers. `/readyz`: it takes visitors: the database answers and takes changes, and the server is
 * not stopping.
 */
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
  app.get('/readyz', asked, async ({ log }) => {
    if (lifecycle.isStopping) throw new Refusal(503, { error: 'unavailable', message: 'This server is stopping.' }, 5);
    if (!(await takesChanges(db))) {
      log.warn(whyReadOnly);
      throw readOnly();
    }
    return { status: 'ready' };
  });
}
