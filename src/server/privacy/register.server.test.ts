import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { handlings } from './register.ts';

const server = testServer();

test('every table and every column that outlives a person has been thought of', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%'`.execute(server().db);
  const columnsOf = (table: string) => rows.filter((row) => row.table === table).map(({ column }) => column);
  const tables = [...new Set(rows.map(({ table }) => table))];
  expect(handlings.map(([table]) => table).toSorted()).toEqual(tables.toSorted());
  for (const [table, { ties, forgets = [], impersonal = '', rules = [] }] of handlings) {
    const columns = columnsOf(table);
    const kept = [...forgets, ...impersonal.split(/\s+/).filter(Boolean)];
    // Where whole rows go with their person, no column stays behind.
    if (!ties || forgets.length > 0) expect([table, kept.toSorted()]).toEqual([table, columns.toSorted()]);
    if (ties && typeof ties.phone === 'string') expect(columns).toContain(ties.phone);
    if (columns.includes('lead_id') && !impersonal) expect([table, ties?.lead]).toEqual([table, 'lead_id']);
    for (const { column } of rules) expect(columns).toContain(column);
  }
});
