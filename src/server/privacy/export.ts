import { sql, type Kysely } from 'kysely';
import { consentsOfLead } from '#src/server/consents/show.ts';
import type { Database } from '#src/server/db/schema.ts';
import { tablesOfLeads } from './tables.ts';

/** Everything that is kept about a person, by table, with the wording of each consent. */
export async function exportLead(db: Kysely<Database>, leadId: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {
    lead: await db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow(),
    consent: await consentsOfLead(db, leadId),
  };
  for (const table of await tablesOfLeads(db)) {
    const { rows } = await sql`select * from ${sql.table(table)} where lead_id = ${leadId}`.execute(db);
    found[table] = rows;
  }
  return found;
}
