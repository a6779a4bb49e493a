import { sql, type Kysely } from 'kysely';
import { consentsOfLead } from '#src/server/consents/show.ts';
import type { Database } from '#src/server/db/schema.ts';
import { tablesOfLeads, tablesOfPhones } from './tables.ts';

/** Everything that is kept about a person, by table, with the wording of each consent. */
export async function exportLead(db: Kysely<Database>, leadId: string): Promise<Record<string, unknown>> {
  const lead = await db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  const found: Record<string, unknown> = { lead, consent: await consentsOfLead(db, leadId) };
  for (const [table, column] of await tablesOfPhones(db)) {
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${lead.phone}`.execute(db);
    found[table] = rows;
  }
  for (const table of await tablesOfLeads(db)) {
    const { rows } = await sql`select * from ${sql.table(table)} where lead_id = ${leadId}`.execute(db);
    found[table] = rows;
  }
  return found;
}
