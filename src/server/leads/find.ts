import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** The id of the lead that a slug was given for. */
export async function findLead(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('lead').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}
