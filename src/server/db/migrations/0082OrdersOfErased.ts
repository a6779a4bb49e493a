import { sql, type Kysely } from 'kysely';

const statements = [
  'lock table lead, booking_order in access exclusive mode',
  'alter table booking_order drop constraint booking_order_lead_id_fkey',
];

/** What a scheduling service was asked for outlives its lead, until the service has let go of it. */
export const ordersOfErased = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
