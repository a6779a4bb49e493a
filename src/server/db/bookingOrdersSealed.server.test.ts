import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { migrate } from './migrate.ts';

test('a table of orders in the first form that 0063 had gets a column for what is sealed', async () => {
  const { db, close } = await providedEngine().openEmpty();
  await migrate(db, '0063BookingOrders');
  await sql`alter table booking_order drop column sealed, add column body jsonb not null`.execute(db);
  await migrate(db);
  const { rows } = await sql`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'booking_order' and column_name in ('body', 'sealed')`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ name: 'sealed' }]);
});
