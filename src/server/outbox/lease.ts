import { sql, type Kysely, type Transaction } from 'kysely';
import { isAhead } from '#src/server/db/aheadOfClock.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { OutboxKind } from '#src/server/db/tables/leads.ts';

/** A row of the outbox that this worker alone may deliver until its lease ends. */
export type Leased = {
  id: number;
  kind: OutboxKind;
  lead_id: string;
  attempts: number;
  created_at: Date;
  /** Of the last event of a lead. */
  version: number | null;
};

type Db = Kysely<Database>;

/** Longer than a delivery may take: the rows of a worker that was killed are free again after this. */
const LEASE_MS = 30_000;
const HOUR = 3_600_000;
/** How long a delivery that failed waits at most for the next try. */
export const MAX_BACKOFF_MS = HOUR;
/** The day that never comes, on which the events of a lead that is kept apart are due. */
export const never = sql<Date>`timestamptz '9999-01-01 00:00:00Z'`;
/** How long delivery is tried before it is given up. */
const GIVE_UP_MS = 72 * HOUR;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** One of our locks of the whole database; any number that nothing else locks. */
const CHOOSING = 3_853_314_791_062;

/**
 * Leases rows that are due, of each lead the oldest alone: what happened to a lead is told in its order, however many
 * workers there are, and the next once this one was confirmed or given up. No transaction stays open while they are
 * delivered, and no two workers get the same row. What a clock that ran ahead has put off for longer than anybody waits is due too.
 */
export async function lease(db: Db, now: Date, limit: number): Promise<Leased[]> {
  return db.transaction().execute(async (tx) => {
    // Workers choose one after the other, and each sees what the one before has chosen.
    await sql`select pg_advisory_xact_lock(${CHOOSING}::bigint)`.execute(tx);
    // A range of the index of its own: beside what is due it would have every row read that waits.
    await sql`update outbox set run_at = ${now.toISOString()} where done_at is null and dead_at is null
      and run_at < ${never} and ${isAhead(sql.ref('run_at'), now, MAX_BACKOFF_MS)}`.execute(tx);
    const { rows } = await sql<Leased>`
      update outbox set attempts = attempts + 1, run_at = ${later(now, LEASE_MS)}
      where id in (
        select id from outbox where done_at is null and dead_at is null and run_at <= ${now.toISOString()}
          and not exists (select from outbox earlier where earlier.lead_id = outbox.lead_id and earlier.id < outbox.id
            and earlier.done_at is null and earlier.dead_at is null)
        order by run_at, id limit ${limit} for update skip locked)
      returning id, kind, lead_id, attempts, created_at, version`.execute(tx);
    return rows.toSorted((a, b) => a.id - b.id);
  });
}

/** When every delivery of a lead that may be under way has ended, which is a lease from now at most; no other begins meanwhile. */
export async function lastUnderWay(tx: Transaction<Database>, leadId: string, now: Date): Promise<Date> {
  const rows = await tx
    .selectFrom('outbox')
    .select('run_at')
    .where('lead_id', '=', leadId)
    .where('attempts', '>', 0)
    .where('done_at', 'is', null)
    .forUpdate()
    .execute();
  const until = Math.max(0, ...rows.map((row) => row.run_at.getTime()));
  return new Date(Math.max(now.getTime(), Math.min(until, now.getTime() + LEASE_MS)));
}

/** The receiver has confirmed the rows. */
export async function confirm(db: Db, rows: readonly Leased[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.updateTable('outbox').set({ done_at: now.toISOString() }).where('id', 'in', ids).execute();
}

/** Schedules a failed row for later, or gives it up after three days. Gives which. */
export async function reschedule(db: Db, row: Leased, now: Date, random = Math.random()): Promise<'later' | 'dead'> {
  const isDead = now.getTime() - row.created_at.getTime() >= GIVE_UP_MS;
  const change = isDead ? { dead_at: now.toISOString() } : { run_at: later(now, backoffMs(row.attempts, random)) };
  await db.updateTable('outbox').set(change).where('id', '=', row.id).execute();
  return isDead ? 'dead' : 'later';
}

/** Two seconds, doubled at each attempt up to an hour, and spread so that not all come back at once. */
export function backoffMs(attempts: number, random: number): number {
  return Math.min(MAX_BACKOFF_MS, 1000 * 2 ** Math.min(attempts, 20)) * (0.5 + random / 2);
}
