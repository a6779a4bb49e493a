import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { OutboxKind } from '#src/server/db/tables/leads.ts';

type Event = { kind: Exclude<OutboxKind, 'lead.erased'>; leadId: string; at: Date };

/**
 * Adds a delivery of a lead to the outbox, and gives the lead its next version. Part of the transaction that changes the
 * lead, when given its `tx`. Adds nothing for a lead that is not saved, or not any more.
 */
export async function enqueue(db: Kysely<Database>, { kind, leadId, at }: Event): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  // The database counts the version of whatever row is written.
  await sql`with changed as (update lead set version = version where id = ${leadId}::uuid returning id)
    insert into outbox (kind, lead_id, created_at, run_at) select ${kind}::text, id, ${moment}, ${moment} from changed`.execute(
    db,
  );
}

/** As `enqueue`, for who may not wait for the row of the lead: its version stays as it is, and one that is being erased has no more events. */
export async function enqueueUncounted(tx: Transaction<Database>, { kind, leadId, at }: Event): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await sql`insert into outbox (kind, lead_id, created_at, run_at)
    select ${kind}::text, id, ${moment}, ${moment} from lead where id = ${leadId}::uuid for key share skip locked`.execute(
    tx,
  );
}

/** Adds the last delivery of a lead, which is erased: with a version above all others, and due after those under way. */
export async function enqueueLast(
  tx: Transaction<Database>,
  { leadId, version, at, after }: { leadId: string; version: number; at: Date; after: Date },
): Promise<void> {
  const moments = { created_at: at.toISOString(), run_at: after.toISOString() };
  await tx
    .insertInto('outbox')
    .values({ kind: 'lead.erased', lead_id: leadId, version, ...moments })
    .execute();
}
