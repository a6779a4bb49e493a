import { sql, type Kysely } from 'kysely';
import type { Channel } from '#src/domain/channel.ts';
import type { Database } from '#src/server/db/schema.ts';
import { channelOf, type Contact } from '#src/server/visitor/contact.ts';

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

/**
 * Of the ways to reach a lead those that its visitor typed or proved, which `isOwn` says. Where a link filled in all there are,
 * they are left, and whoever made it may be the reader.
 */
export async function ownWays<Way extends { channel: Channel }>(
  db: Kysely<Database>,
  leadId: string,
  ways: readonly Way[],
): Promise<{ ways: readonly Way[]; isOwn: boolean }> {
  const brought: readonly Channel[] = (await unprovenBrought(db, leadId)).map((kind) => channelOf[kind]);
  const own = ways.filter(({ channel }) => !brought.includes(channel));
  return own.length > 0 ? { ways: own, isOwn: true } : { ways, isOwn: false };
}
