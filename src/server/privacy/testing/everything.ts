import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Bytes as the text in them, what is compressed as what it was. */
function readable(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  const isCompressed = value[0] === 0x1f && value[1] === 0x8b;
  return (isCompressed ? gunzipSync(value) : Buffer.from(value)).toString('latin1');
}

/** Every column of every row of every table, as one text. */
export async function everything(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const all: object[] = [];
  for (const { name } of rows) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    for (const row of found.rows)
      all.push(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readable(value)])));
  }
  return JSON.stringify(all);
}
