import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { Refusal } from './refusal.ts';

/** Whether a server that still answers wants no new visitors. */
export type Draining = { isDraining: boolean };

/** `/healthz`: the process answers. `/readyz`: it takes visitors, for the database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, { db }: Pick<ServerContext, 'db'>, draining: Draining): void {
  app.addHook('preClose', (done) => {
    draining.isDraining = true;
    done();
  });
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config }, () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    if (draining.isDraining) throw new Refusal(503, { error: 'unavailable', message: 'This server is stopping.' }, 5);
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
