import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table appointment alter column lead_id drop not null, add column phone_hash text',
  'update appointment set phone_hash = lead.phone_hash from lead where lead.id = lead_id',
  'create index appointment_of_phone on appointment (phone_hash)',
  'create index appointment_without_lead on appointment (ends_at) where lead_id is null',
  `with kept as (
    update appointment set lead_id = null, phone_hash = (
      select min(value) from lead_contact
      where lead_contact.lead_id = appointment.lead_id and holder = 'lead' and kind = 'phone' and handed_over_at is not null
      having count(*) = 1)
    where created_at < (
      select handed_over_at from lead_contact
      where lead_contact.lead_id = appointment.lead_id and handed_over_at is not null
      group by handed_over_at having bool_and(verified_at is null) order by handed_over_at desc limit 1)
    returning booking_id
  ) update booking set lead_id = null where id = any (array(
    select case when booking_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then booking_id::uuid end from kept))`,
];

/**
 * An appointment has the number that it was made for, and no lead any more once that is somebody else's. Of those the number
 * is the one that the lead had until then; where it had several, nobody knows which.
 */
export const keptAppointments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
