import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Tables that keep a lead's id without being about the person: proof, receipts, and the queue of the partners. */
const kept = ['consent', 'erasure'];

/** Every other table with a column `lead_id`, whoever made it: what belongs to a person is found by that name. */
export async function tablesOfLeads(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'lead_id' order by table_name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !kept.includes(name));
}
