import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { Refusal } from './refusal.ts';

/** Whether the server is stopping: it still answers, but wants no new visitors. */
export type Lifecycle = { isStopping: boolean };

/** `/healthz`: the process answers. `/readyz`: it takes visitors: the database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, { db }: Pick<ServerContext, 'db'>, lifecycle: Lifecycle): void {
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config }, () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    if (lifecycle.isStopping) throw new Refusal(503, { error: 'unavailable', message: 'This server is stopping.' }, 5);
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
