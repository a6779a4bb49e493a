import type { FastifyBaseLogger } from 'fastify';
import { verifyNew } from './consents/checkpoint.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTime } from './db/databaseTime.ts';
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

type JobParts = {
  db: Kysely<Database>;
  time: DatabaseTime;
  settings: Settings;
  cookieSecrets: CookieSecrets;
  log: FastifyBaseLogger;
};

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Work that is done at an interval of so many ms, and what is told where it fails, with what `about` has to say of an error. */
type Job = { every: number; run: () => Promise<unknown>; failed: string; about?: (error: unknown) => object };

/** Begins a job. Where a run takes longer than the interval, the next one waits for the interval after. */
function begin({ every, run, failed, about }: Job, log: FastifyBaseLogger) {
  let running: Promise<unknown> | undefined;
  const report = (error: unknown) => log.error({ err: error, ...about?.(error) }, failed);
  const again = () => {
    running ??= run()
      .catch(report)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(again, every);
  return {
    again,
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

/**
 * What a server does besides answering: it delivers the outbox, sends messages, finds whom new studies may fit, lets old
 * data go, verifies the ledger, and sees that its key is asked for. Every replica does all of it.
 */
export function startJobs({ db, time, settings, cookieSecrets, log }: JobParts): { stop(): Promise<void> } {
  const { leadReceiverUrl: url, leadReceiverSecrets } = settings;
  const receiver = url === undefined ? embeddedReceiver(db) : httpReceiver(url, leadReceiverSecrets);
  const outbox = startOutbox({ db, receiver, clock: time.clock, log });
  const stopping = new AbortController();
  const { signal } = stopping;
  const context = { db, settings, cookieSecrets, clock: time.clock, log };
  const writers = { ...appointmentWriters(context), ...myDataWriters(context), ...alertWriters(context) };
  const messages = startMessages({ context, writers, log });
  const told = (count: number, text: string) => (count > 0 ? log.info({ count }, text) : undefined);
  const retaining = begin(
    {
      every: HOUR,
      run: () => retain({ db, settings, log }, signal),
      failed: 'old data could not be removed',
      about: (error) => ({ alarm: 'retention-failed', ...(error instanceof RetentionError && tablesOf(error)) }),
    },
    log,
  );
  const others: readonly Job[] = [
    {
      every: MINUTE,
      run: () => removeDeletedObjects(db, settings),
      failed: 'deleted pictures are still stored',
      about: () => ({ alarm: 'pictures-not-removed' }),
    },
    { every: HOUR, run: () => verifyAdded(context, signal), failed: 'the ledger could not be verified' },
    {
      every: MINUTE,
      run: async () => told(await releaseLost(context, log), 'bookings whose answer was lost are let go of'),
      failed: 'bookings whose answer was lost are still there',
    },
    {
      every: MINUTE,
      run: () => settleChanges(context, log),
      failed: 'appointments whose change is open are not settled',
    },
    {
      every: MINUTE,
      run: () => removeBookings(context, log),
      failed: 'bookings of people who are erased are still there',
    },
    {
      every: MINUTE,
      run: async () => told(await findForAlerts(context, signal), 'new studies may fit who asked for them'),
      failed: 'whom new studies may fit could not be found out',
    },
    { every: MINUTE, run: () => time.follow(), failed: 'the time of the database could not be read' },
    { every: MINUTE, run: () => recordKey(context), failed: 'whether the key still counts could not be found out' },
  ];
  const begun = [retaining, ...others.map((job) => begin(job, log))];
  retaining.again();
  return {
    async stop() {
      stopping.abort();
      await Promise.all([outbox.stop(), messages.stop(), ...begun.map((job) => job.stop())]);
    },
  };
}

const tablesOf = ({ tables, cause }: RetentionError) => ({ tables, err: cause });

async function retain(
  { log, ...parts }: Pick<JobParts, 'db' | 'settings' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  // By the clock of this server beside that of the database: neither alone may call everybody old.
  const { removed, secondsApart } = await retainNow({ ...parts, clock: () => new Date() }, signal);
  log.info({ removed }, 'old data removed');
  if (secondsApart > 0) log.error({ alarm: 'clocks-apart', secondsApart }, 'the database has another time');
}

type Verifying = Pick<JobParts, 'db' | 'cookieSecrets' | 'log'> & { clock: () => Date };

async function verifyAdded({ db, cookieSecrets, clock, log }: Verifying, signal: AbortSignal): Promise<void> {
  const { violations } = await verifyNew(db, { secrets: cookieSecrets, now: clock(), signal });
  if (violations.length > 0) log.error({ alarm: 'ledger-broken', count: violations.length }, 'the ledger was changed');
}

async function recordKey({ db, log }: Pick<JobParts, 'db' | 'log'>): Promise<void> {
  if (await recordKeyInUse(db))
    log.error({ alarm: 'old-key' }, 'this server seals with a key that was rotated away: restart it, rotate again');
}
