import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { MessageKind } from '#src/server/db/tables/messages.ts';

type Due = { kind: MessageKind; leadId: string; appointmentId?: string; at: Date };

/** Adds a message to those that wait; part of the transaction of what it tells, when given its `tx`. */
export async function enqueueMessage(db: Kysely<Database>, { kind, leadId, appointmentId, at }: Due): Promise<void> {
  const moment = at.toISOString();
  await db
    .insertInto('message')
    .values({ kind, lead_id: leadId, appointment_id: appointmentId ?? null, created_at: moment, run_at: moment })
    .execute();
}
