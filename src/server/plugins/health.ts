import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { Refusal } from '#src/server/refusal.ts';

/** `/healthz`: the process answers. `/readyz`: it takes visitors, for the database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, { db }: ServerContext): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config }, () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    if (isStopping) throw new Refusal(503, { error: 'unavailable', message: 'This server is stopping.' }, 5);
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
