import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { handedOverAt } from './handedOverAt.ts';
import type { Attempt } from './rows.ts';

/** By what the appointments of a person are known: those without a lead by the number that they were made for. */
export const appointmentTies = { lead: 'lead_id', phone: 'phone_hash' } as const;

/** The key of a booking here; null where a scheduling service of its own gave the id. */
const bookingKey = sql`case when booking_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then booking_id::uuid end`;

/**
 * An appointment stays with who made it when its lead goes over to somebody else: with whoever has its link, and with the
 * number that it was made for. Whoever has the lead now is not shown it, nor written to of it, and may have another. One of a server
 * of the release before has no number yet: it gets the one that the lead had until then, where that is known. Part of
 * the transaction that hands the lead over, after proofs are noted.
 */
export async function keepAppointments(tx: Transaction<Database>, saved: readonly Attempt[]): Promise<void> {
  for (const { lead, bringsNew = [] } of saved) if (bringsNew.length > 0) await keepEarlier(tx, lead.leadId);
}

/** As `keepAppointments`, of a lead that has gone over: a server of the release before has left them with it. */
export async function keepEarlier(db: Kysely<Database>, leadId: string): Promise<void> {
  const since = await handedOverAt(db, leadId);
  if (since === undefined) return;
  await sql`
    with kept as (
      update appointment set lead_id = null, phone_hash = coalesce(phone_hash, (
        select min(value) from lead_contact
        where lead_contact.lead_id = appointment.lead_id and holder = 'lead' and kind = 'phone' and handed_over_at is not null
        having count(*) = 1))
      where lead_id = ${leadId}::uuid and created_at < ${since.toISOString()}::timestamptz returning booking_id
    ) update booking set lead_id = null where id = any (array(select ${bookingKey} from kept))`.execute(db);
}
