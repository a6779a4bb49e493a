import type { FastifyBaseLogger } from 'fastify';
import { verifyNew } from './consents/checkpoint.ts';
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { findForAlerts } from './alerts/find.ts';
import { alertWriters } from './alerts/letter.ts';
import { recordKeyInUse } from './db/sealed/openSealing.ts';
import { releaseLost } from './appointments/releaseLost.ts';
import { removeBookings } from './appointments/removals.ts';
import { settleChanges } from './appointments/settle.ts';
import { appointmentWriters } from './appointments/letter.ts';
import { myDataWriters } from './myData/letter.ts';
import { startMessages } from './messages/worker.ts';
import { embeddedReceiver, httpReceiver } from './outbox/receiver.ts';
import { startOutbox } from './outbox/worker.ts';
import { removeDeletedObjects } from './pictures/storage.ts';
import { retainNow } from './privacy/retainNow.ts';
import { RetentionError } from './privacy/retention.ts';
import type { CookieSecrets } from './settings/cookieSecrets.ts';
import type { Settings } from '#src/server/settings/settings.ts';

type JobParts = { db: Kysely<Database>; settings: Settings; cookieSecrets: CookieSecrets; log: FastifyBaseLogger };

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * What a server does besides answering: it delivers the outbox, sends messages, finds whom new studies may fit, lets old
 * data go, verifies the ledger, and sees that its key is asked for. Every replica does all of it.
 */
export function startJobs({ db, settings, cookieSecrets, log }: JobParts): { stop(): Promise<void> } {
  const { leadReceiverUrl: url, leadReceiverSecrets } = settings;
  const receiver = url === undefined ? embeddedReceiver(db) : httpReceiver(url, leadReceiverSecrets);
  const outbox = startOutbox({ db, receiver, clock: () => new Date(), log });
  const stopping = new AbortController();
  const context = { db, settings, cookieSecrets, clock: () => new Date() };
  const writers = { ...appointmentWriters(context), ...myDataWriters(context), ...alertWriters(context) };
  const messages = startMessages({ context, writers, log });
  let retaining = Promise.resolve();
  const clean = () => {
    // The run before may have had more to do than an hour takes.
    const run = retaining.then(() => retainNow(context, stopping.signal));
    retaining = run.then(
      ({ removed, secondsApart }) => {
        log.info({ removed }, 'old data removed');
        if (secondsApart > 0) log.error({ alarm: 'clocks-apart', secondsApart }, 'the database has another time');
      },
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
  let verifying = Promise.resolve();
  const verify = () => {
    verifying = verifyAdded({ db, cookieSecrets, log }, stopping.signal);
  };
  let releasing = Promise.resolve();
  const release = () => {
    releasing = releaseLost({ db, settings, clock: () => new Date() }, log).then(
      (count) => (count > 0 ? log.info({ count }, 'bookings whose answer was lost are let go of') : undefined),
      (error: unknown) => log.error({ err: error }, 'bookings whose answer was lost are still there'),
    );
  };
  let settling: Promise<unknown> = Promise.resolve();
  const settle = () => {
    settling = settleChanges({ db, settings, clock: () => new Date() }, log).catch((error: unknown) =>
      log.error({ err: error }, 'appointments whose change is open are not settled'),
    );
  };
  let removingBookings: Promise<unknown> = Promise.resolve();
  const removeErased = () => {
    removingBookings = removeBookings({ db, settings, clock: () => new Date() }, log).catch((error: unknown) =>
      log.error({ err: error }, 'bookings of people who are erased are still there'),
    );
  };
  let finding = Promise.resolve();
  const find = () => {
    finding = finding
      .then(() => findForAlerts({ db, clock: () => new Date(), log }, stopping.signal))
      .then(
        (count) => (count > 0 ? log.info({ count }, 'new studies may fit who asked for them') : undefined),
        (error: unknown) => log.error({ err: error }, 'whom new studies may fit could not be found out'),
      );
  };
  let recording: Promise<unknown> = Promise.resolve();
  const recordKey = () => {
    recording = recordKeyInUse(db).then(
      (isForgotten) =>
        isForgotten &&
        log.error({ alarm: 'old-key' }, 'this server seals with a key that was rotated away: restart it, rotate again'),
      (error: unknown) => log.warn({ err: error }, 'whether the key still counts could not be found out'),
    );
  };
  const timers = [
    setInterval(clean, HOUR),
    setInterval(removeObjects, MINUTE),
    setInterval(verify, HOUR),
    setInterval(release, MINUTE),
    setInterval(settle, MINUTE),
    setInterval(removeErased, MINUTE),
    setInterval(find, MINUTE),
    setInterval(recordKey, MINUTE),
  ];
  clean();
  return {
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all([
        outbox.stop(),
        messages.stop(),
        retaining,
        removing,
        verifying,
        releasing,
        settling,
        removingBookings,
        finding,
        recording,
      ]);
    },
  };
}

async function verifyAdded({ db, cookieSecrets, log }: Omit<JobParts, 'settings'>, signal: AbortSignal): Promise<void> {
  try {
    const { violations } = await verifyNew(db, { secrets: cookieSecrets, now: new Date(), signal });
    if (violations.length > 0)
      log.error({ alarm: 'ledger-broken', count: violations.length }, 'the ledger was changed');
  } catch (error) {
    log.warn({ err: error }, 'the ledger could not be verified');
  }
}
