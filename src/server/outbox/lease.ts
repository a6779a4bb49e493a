import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { OutboxKind } from '#src/server/db/tables/leads.ts';

/** A row of the outbox that this worker alone may deliver until its lease ends. */
export type Leased = { id: number; kind: OutboxKind; lead_id: string; attempts: number; created_at: Date };

type Db = Kysely<Database>;

/** Longer than a delivery may take: the rows of a worker that was killed are free again after this. */
const LEASE_MS = 30_000;
const HOUR = 3_600_000;
/** How long delivery is tried before it is given up. */
const GIVE_UP_MS = 72 * HOUR;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Leases rows that are due. No transaction stays open while they are delivered, and no two workers get the same row. */
export async function lease(db: Db, now: Date, limit: number): Promise<Leased[]> {
  const { rows } = await sql<Leased>`
    update outbox set attempts = attempts + 1, run_at = ${later(now, LEASE_MS)}
    where id in (
      select id from outbox where done_at is null and dead_at is null and run_at <= ${now.toISOString()}
      order by run_at, id limit ${limit} for update skip locked)
    returning id, kind, lead_id, attempts, created_at`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
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
  return Math.min(HOUR, 1000 * 2 ** Math.min(attempts, 20)) * (0.5 + random / 2);
}
