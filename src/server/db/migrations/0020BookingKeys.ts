import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table idempotency_key alter column lead_id drop not null',
  'alter table idempotency_key add column booking_id text',
];

/** Keys of bookings beside those of saves: a booking may be made before there is a lead. */
export const bookingKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
