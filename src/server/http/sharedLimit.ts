import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { countRequest } from './countRequests.ts';
import { callerAddress } from './limits.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

type Limit = { name: string; perMinute: number };

declare module 'fastify' {
  interface FastifyInstance {
    /** Seconds that the address of a request has to wait, as all servers of the database count; 0 while it may go on. */
    waitOf?: (request: FastifyRequest, limit: Limit) => Promise<number>;
  }
}

const MINUTE = 60_000;

/**
 * Counts requests in the database, where several servers share one. For calls that are dear or have consequences: each
 * request costs a statement, and a server that has had enough of an address by itself asks no more.
 */
export function addSharedLimits(app: FastifyInstance, { db, settings, clock }: ServerContext): void {
  if (settings.databaseUrl === undefined || settings.rateLimitFactor === 0) return;
  app.decorate('waitOf', async (request, { name, perMinute }) => {
    const asker = sealingOf(db).hash('asker', `requests of ${name} ${callerAddress(request)}`);
    const now = clock();
    const counted = await countRequest(db, { asker, now, windowMs: MINUTE }).catch((error: unknown) => {
      // The limit of this process stands; a database that is away is told by the call itself.
      request.log.warn({ err: error }, 'requests could not be counted for all servers');
      return undefined;
    });
    if (!counted || counted.requests <= Math.ceil(perMinute * settings.rateLimitFactor)) return 0;
    return Math.max(1, Math.ceil((counted.since.getTime() + MINUTE - now.getTime()) / 1000));
  });
}
