import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { handedOverAt } from './handedOverAt.ts';
import type { Attempt } from './rows.ts';

/** By what the appointments of a person are known: those without a lead by the number that they were made for. */
export const appointmentTies = { lead: 'lead_id', phone: 'phone_hash' } as const;

/**
 * An appointment stays with who made it when its lead goes over to somebody else: with whoever has its link, and with the
 * number that it was made for. Whoever has the lead now is not shown it, nor written to of it, and may have another. Part of
 * the transaction that hands the lead over, after proofs are noted.
 */
export async function keepAppointments(tx: Transaction<Database>, saved: readonly Attempt[]): Promise<void> {
  for (const { lead, bringsNew = [] } of saved) {
    const since = bringsNew.length === 0 ? undefined : await handedOverAt(tx, lead.leadId);
    if (since === undefined) continue;
    await sql`
      with kept as (
        update appointment set lead_id = null
        where lead_id = ${lead.leadId}::uuid and created_at < ${since.toISOString()}::timestamptz returning booking_id
      ) update booking set lead_id = null where id::text in (select booking_id from kept)`.execute(tx);
  }
}
