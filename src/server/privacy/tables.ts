import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Tables that keep a lead's id without being about the person: proof and receipts. */
const kept = ['consent', 'erasure'];

/** Tables that know a person by phone number alone, in E.164, and the column that holds it. */
const byPhone = [['brand_connect_consent', 'phone']] as const;

/** Those tables that there are. */
export async function tablesOfPhones(db: Kysely<Database>): Promise<(typeof byPhone)[number][]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db);
  return byPhone.filter(([table]) => rows.some(({ name }) => name === table));
}

/** Every other table with a column `lead_id`, whoever made it: what belongs to a person is found by that name. */
export async function tablesOfLeads(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'lead_id' order by table_name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !kept.includes(name));
}
