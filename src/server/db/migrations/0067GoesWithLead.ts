import { sql, type Kysely } from 'kysely';

const statements = [
  'lock table booking, esign_session in access exclusive mode',
  'alter table booking add column goes_with_lead boolean not null default false',
  'alter table esign_session add column goes_with_lead boolean not null default false',
  'drop index booking_by_age',
  'drop index esign_session_by_age',
  'create index booking_by_age on booking (ends_at) where not goes_with_lead',
  'create index esign_session_by_age on esign_session (expires_at) where not goes_with_lead',
];

/** Bookings and signatures go with their lead or, without one, by their age: the indexes have those whose age is to be looked at. */
export const goesWithLead = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
