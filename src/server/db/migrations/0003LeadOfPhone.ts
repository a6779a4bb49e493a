import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table booking add column lead_id uuid',
  'alter table esign_session add column lead_id uuid',
  'create index booking_of_lead on booking (lead_id)',
  'create index esign_session_of_lead on esign_session (lead_id)',
  'create index lead_of_phone on lead (phone, updated_at desc)',
];

/** Bookings and signatures know their lead, so that they are exported and erased with it. */
export const leadOfPhone = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
