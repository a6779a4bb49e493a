import { sql, type Kysely } from 'kysely';

/**
 * Brings the orders of bookings to their present form where 0063 made another one: it was changed after it had run. What
 * was sealed there for another place opens nowhere, and an order waits for minutes alone.
 */
export const bookingOrdersSealed = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql`select from information_schema.columns
      where table_schema = current_schema() and table_name = 'booking_order' and column_name = 'body'`.execute(db);
    if (rows.length === 0) return;
    await sql`delete from booking_order`.execute(db);
    await sql`alter table booking_order drop column body, add column sealed text not null`.execute(db);
  },
};
