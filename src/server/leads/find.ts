import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** The id of the lead that a slug was given for. */
export async function findLead(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('lead').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** The lead that a slug was given for, with its study and what the server decided. */
export async function findDecided(db: Kysely<Database>, slug: string) {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'study_id', 'qualified'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { leadId: row.id, studyId: row.study_id ?? undefined, qualified: row.qualified };
}

/** Locks leads against erasure and any other change until the transaction ends. Gives those that are saved. */
export async function lockLeads(tx: Transaction<Database>, leadIds: readonly string[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from lead
    where id in (${sql.join(leadIds.map((id) => sql`${id}::uuid`))}) order by id for no key update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** As `lockLeads`, for one. Gives whether it is saved. */
export async function lockLead(tx: Transaction<Database>, leadId: string): Promise<boolean> {
  return (await lockLeads(tx, [leadId])).has(leadId);
}
