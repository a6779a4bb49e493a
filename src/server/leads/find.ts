import { sql, type Kysely, type Transaction } from 'kysely';
import { batched } from '#src/server/db/batching.ts';
import type { Database } from '#src/server/db/schema.ts';

/** The id of the lead that a slug was given for. */
export async function findLead(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  // The database takes no text with a NUL, and no slug of ours has one.
  if (slug.includes('\0')) return undefined;
  const row = await db.selectFrom('lead').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** The slug of a lead; undefined for one that was never saved. */
export const slugOf = batched(async (db, leadIds: readonly string[]) => {
  const rows = await db.selectFrom('lead').select(['id', 'slug']).where('id', 'in', leadIds).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return leadIds.map((leadId) => slugs.get(leadId));
});

/** How long after its last change the slug of a lead identifies it: a week. */
const IDENTIFIES_MS = 7 * 24 * 60 * 60 * 1000;

/** The moment since which a lead was changed that is identified by its slug now. */
export const identifiedSince = (now: Date): Date => new Date(now.getTime() - IDENTIFIES_MS);

/** The lead that a slug identifies now, with its study and what the server decided. */
export async function findDecided(db: Kysely<Database>, slug: string, now: Date) {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'study_id', 'qualified'])
    .where('slug', '=', slug)
    .where('updated_at', '>=', identifiedSince(now))
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

/** As `lockLead`, for the lead that has the slug once it is locked: one that goes over to somebody else gets another. Gives its id. */
export async function lockBySlug(tx: Transaction<Database>, slug: string): Promise<string | undefined> {
  const lead = tx.selectFrom('lead').select('id').where('slug', '=', slug).forNoKeyUpdate();
  return (await lead.executeTakeFirst())?.id;
}
