import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { embeddedReceiver, httpReceiver } from './outbox/receiver.ts';
import { startOutbox } from './outbox/worker.ts';
import { removeDeletedObjects } from './pictures/storage.ts';
import { RetentionError, retain } from './privacy/retention.ts';
import type { Settings } from '#src/server/settings/settings.ts';

type JobParts = { db: Kysely<Database>; settings: Settings; log: FastifyBaseLogger };

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** What a server does besides answering: it delivers the outbox and lets old data go. Every replica does both. */
export function startJobs({ db, settings, log }: JobParts): { stop(): Promise<void> } {
  const { leadReceiverUrl: url, leadReceiverSecrets } = settings;
  const receiver = url === undefined ? embeddedReceiver(db) : httpReceiver(url, leadReceiverSecrets);
  const outbox = startOutbox({ db, receiver, clock: () => new Date(), log });
  let retaining = Promise.resolve();
  const clean = () => {
    retaining = retain(db, settings, new Date()).then(
      (removed) => log.info({ removed }, 'old data removed'),
      (error: unknown) => {
        const { tables, cause } = error instanceof RetentionError ? error : { tables: [], cause: error };
        log.error({ alarm: 'retention-failed', tables, err: cause }, 'old data could not be removed');
      },
    );
  };
  let removing = Promise.resolve();
  const removeObjects = () => {
    removing = removeDeletedObjects(db, settings).then(
      () => undefined,
      (error: unknown) => log.error({ alarm: 'pictures-not-removed', err: error }, 'deleted pictures are still stored'),
    );
  };
  const timers = [setInterval(clean, HOUR), setInterval(removeObjects, MINUTE)];
  clean();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([outbox.stop(), retaining, removing]);
    },
  };
}
