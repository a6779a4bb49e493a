import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { openedRow } from '#src/server/db/sealed/rows.ts';

/** Bytes as the text in them, what is compressed as what it was. */
function readable(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  const isCompressed = value[0] === 0x1f && value[1] === 0x8b;
  return (isCompressed ? gunzipSync(value) : Buffer.from(value)).toString('latin1');
}

/** Every column of every row of every table as one text, with what is sealed in plain words. */
export const everything = (db: Kysely<Database>): Promise<string> =>
  textOf(db, (table, row) => openedRow(db, table, row));

/** As `everything`, of whoever has the database and no key. */
export const dump = (db: Kysely<Database>): Promise<string> => textOf(db, (_table, row) => row);

async function textOf(db: Kysely<Database>, open: (table: string, row: object) => object): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const all: object[] = [];
  for (const { name } of rows) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    for (const row of found.rows)
      all.push(Object.fromEntries(Object.entries(open(name, row)).map(([column, value]) => [column, readable(value)])));
  }
  return JSON.stringify(all);
}
