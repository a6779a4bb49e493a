import { sql, type Kysely } from 'kysely';
import { handedOverMoment, isSinceHandedOver } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';

/**
 * When a lead last went over to whoever came by its link, without a proof that they are reached by any of what it was reached
 * by until then: what was told before may be somebody else's. Undefined where that never was.
 */
export async function handedOverAt(db: Kysely<Database>, leadId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select ${handedOverMoment(sql`${leadId}::uuid`)} as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

/**
 * The condition that an appointment is of who has its lead now: made since the lead went over, or for a number that they have
 * proved.
 */
export const isOfHolder = sql<boolean>`(
  ${isSinceHandedOver(sql`appointment.created_at`, sql`appointment.lead_id`)} or exists (
    select from lead_contact as proven where proven.lead_id = appointment.lead_id and proven.kind = 'phone'
      and proven.value = appointment.phone_hash and proven.verified_at is not null))`;
