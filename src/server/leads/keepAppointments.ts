import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';
import { lockLead } from './find.ts';
import { isOfHolder } from './handedOverAt.ts';
import { isAbout, type Person } from './person.ts';
import type { Attempt } from './attempt.ts';

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

/** Notes with the appointments of a lead that goes over which of them are for a number that was proved: the lead forgets it. */
export async function noteProvenNumbers(tx: Transaction<Database>, leadId: string): Promise<void> {
  await sql`update appointment set number_proven = true from lead_contact
    where lead_contact.lead_id = appointment.lead_id and kind = 'phone' and value = phone_hash and verified_at is not null
      and appointment.lead_id = ${leadId}::uuid`.execute(tx);
}

/** As `keepAppointments`, of a lead that has gone over: a server of the release before has left them with it. */
export async function keepEarlier(db: Kysely<Database>, leadId: string): Promise<void> {
  await sql`
    with kept as (
      update appointment set lead_id = null, phone_hash = coalesce(phone_hash, (
        select min(value) from lead_contact
        where lead_contact.lead_id = appointment.lead_id and holder = 'lead' and kind = 'phone' and handed_over_at is not null
        having count(*) = 1))
      where lead_id = ${leadId}::uuid and not ${isOfHolder} returning booking_id
    ) update booking set lead_id = null where id = any (array(select ${bookingKey} from kept))`.execute(db);
}

/** What was booked here for an appointment is of whoever has that by now: its lead may have gone over while it was asked for. */
export async function followAppointment(tx: Kysely<Database>, appointmentId: string): Promise<void> {
  await sql`update booking set lead_id = appointment.lead_id from appointment
    where appointment.id = ${appointmentId}::uuid and booking.id = ${bookingKey}
      and booking.lead_id is distinct from appointment.lead_id`.execute(tx);
}

/**
 * Notes of the appointments to come of a person that their scheduling services are to let go of them. Part of the transaction
 * that deletes them.
 */
export async function removeLater(tx: Transaction<Database>, person: Person, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`insert into booking_removal (scheduler, study_site_id, booking_id, due_at)
    select scheduler, study_site_id, booking_id, ${at}::timestamptz from appointment
    where ${isAbout('appointment', appointmentTies, person)} and state = 'booked' and ends_at > ${at}::timestamptz`.execute(
    tx,
  );
}

/** The appointments of a lead that have passed make room for others of their studies. */
export async function endPast(db: Kysely<Database>, leadId: string, now: Date): Promise<void> {
  await db
    .updateTable('appointment')
    .set({ state: 'over' })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'booked')
    .where('ends_at', '<=', now)
    .execute();
}

/**
 * Gives a lead the appointments to come that were made for a number which its session has just proved, and that went over to
 * nobody when somebody else took their lead over. Of a study for which the lead has one they stay without, and with who has their
 * link; so does the later of two. Only once the proofs are noted with the lead.
 */
export async function returnAppointments(
  db: Kysely<Database>,
  leadId: string,
  proven: readonly Pick<ProvenContact, 'kind' | 'value'>[],
  now: Date,
): Promise<void> {
  const sealing = sealingOf(db);
  const phones = proven.flatMap(({ kind, value }) => (kind === 'phone' ? sealing.hash(kind, value) : []));
  if (phones.length === 0) return;
  const give = async (tx: Transaction<Database>) => {
    // Locked first, as an erasure does.
    if (!(await lockLead(tx, leadId))) return;
    await endPast(tx, leadId, now);
    await sql`
    with returned as (
      update appointment set lead_id = ${leadId}::uuid where id in (
        select distinct on (one.study_id) one.id from appointment as one
          join lead_contact on lead_contact.lead_id = ${leadId}::uuid and kind = 'phone' and value = one.phone_hash
        where one.lead_id is null and one.state = 'booked' and one.phone_hash in (${sql.join(phones)})
          and one.ends_at > ${now.toISOString()}::timestamptz and verified_at is not null and not exists (
            select from appointment as own where own.lead_id = ${leadId}::uuid and own.study_id = one.study_id
              and own.state in ('asked', 'booked'))
        order by one.study_id, one.starts_at)
      returning booking_id
    ) update booking set lead_id = ${leadId}::uuid where id = any (array(select ${bookingKey} from returned))`.execute(
      tx,
    );
  };
  await db
    .transaction()
    .execute(give)
    .catch((error: Error & { code?: unknown }) => {
      // The lead asks for another one of the study at this moment.
      if (error.code !== uniqueViolation) throw error;
    });
}

const uniqueViolation = '23505';
