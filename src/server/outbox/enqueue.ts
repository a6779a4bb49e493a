import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { OutboxKind } from '#src/server/db/tables/leads.ts';

/** Adds a delivery of a lead to the outbox. Part of the transaction that changes the lead, when given its `tx`. */
export async function enqueue(
  db: Kysely<Database>,
  { kind, leadId, at }: { kind: OutboxKind; leadId: string; at: Date },
): Promise<void> {
  const moment = at.toISOString();
  await db.insertInto('outbox').values({ kind, lead_id: leadId, created_at: moment, run_at: moment }).execute();
}
