import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Contact } from '#src/server/visitor/contact.ts';

/**
 * The kinds of those contacts of a lead that a link filled in and no code has proved: whoever made the link may be the one who
 * reads there.
 */
export async function unprovenBrought(db: Kysely<Database>, leadId: string): Promise<Contact['kind'][]> {
  const { rows } = await sql<Pick<Contact, 'kind'>>`
    select lead_contact.kind from lead join lead_contact on lead_contact.lead_id = lead.id
    where lead.id = ${leadId} and lead_contact.holder = 'lead' and is_brought and verified_at is null
      and lead_contact.value = case lead_contact.kind when 'email' then lead.email_hash else lead.phone_hash end`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}
