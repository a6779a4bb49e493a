import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** The id of the lead that a slug was given for. */
export async function findLead(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('lead').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** The lead that was last saved with this number, as a value for a column `lead_id`; null without one. */
export const leadOfPhone = (phone: string) =>
  sql<string | null>`(select id from lead where phone = ${phone} order by updated_at desc limit 1)`;

/** Locks a lead against erasure until the transaction ends. Gives whether it is saved. */
export async function lockLead(tx: Transaction<Database>, leadId: string): Promise<boolean> {
  const { rows } = await sql`select id from lead where id = ${leadId}::uuid for key share`.execute(tx);
  return rows.length > 0;
}
