import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { eventOf, leadsAsTheyAre } from './body.ts';
import { confirm, lease, reschedule, type Leased } from './lease.ts';
import type { Receiver } from './receiver.ts';
import { codeOf } from '#src/server/codeOf.ts';
import { untilStopped } from './untilStopped.ts';

export type OutboxParts = {
  db: Kysely<Database>;
  receiver: Receiver;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

/** Rows taken at once. All are delivered side by side, so that a slow answer delays one batch at most. */
const BATCH = 20;

/** The id of an event, the same however often it is sent; with that of its lead, it is no other's after a restore either. */
const idOf = ({ id, lead_id: leadId }: Leased) => `${leadId}.${id}`;

/** Delivers what is due, once through. Gives how many rows were taken. Ends early on `signal`; rows under way are delivered again later. */
export async function deliverDue(parts: OutboxParts, signal: AbortSignal): Promise<number> {
  const { db, receiver, clock } = parts;
  const rows = await lease(db, clock(), BATCH);
  const leads = await leadsAsTheyAre(
    db,
    rows.map((row) => row.lead_id),
  );
  const outcomes = await Promise.allSettled(
    // After the last event of a lead there is none, whoever put it here.
    rows.map(async (row) => {
      if (row.kind === 'lead.erased' || leads.has(row.lead_id)) await receiver(idOf(row), eventOf(row, leads), signal);
    }),
  );
  const isTaken = (_: Leased, index: number) => outcomes[index]?.status === 'fulfilled';
  await confirm(db, rows.filter(isTaken), clock());
  for (const [index, outcome] of outcomes.entries()) {
    const row = rows[index];
    if (row && outcome.status === 'rejected') await rescheduleAndLog(parts, row, outcome.reason);
  }
  return rows.length;
}

async function rescheduleAndLog({ db, clock, log }: OutboxParts, row: Leased, error: unknown): Promise<void> {
  const outcome = await reschedule(db, row, clock());
  const { id, kind, attempts } = row;
  const code = codeOf(error);
  if (outcome === 'dead') log.error({ alarm: 'outbox-dead-letter', id, kind, attempts, code }, 'delivery given up');
  else log.warn({ id, kind, attempts, code }, 'delivery failed, will be tried again');
}

/** Delivers until stopped. Any number of servers may do so on one database. */
export const startOutbox = (parts: OutboxParts) =>
  // The next event of a lead is due once the one before is delivered.
  untilStopped(
    (signal) => deliverDue(parts, signal),
    (error) => parts.log.warn({ code: codeOf(error) }, 'the outbox cannot be read'),
  );
