import { sql, type Kysely } from 'kysely';
import { isEmail } from '#src/domain/email.ts';
import { countryOfPhone, toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { lockLeads } from '#src/server/leads/find.ts';
import { enqueueMessage } from '#src/server/messages/enqueue.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

/** A number in E.164 form, or an address in small letters. */
export type AskedContact = { kind: 'phone' | 'email'; value: string };

/** Leads of one number or address that links are sent for: the latest of a family. */
const MOST_LEADS = 3;
/** Minutes after a link in which none is sent for the same lead. */
const PAUSE_MINUTES = 10;
/** Links sent for one lead within a day. */
const MOST_A_DAY = 5;
/** Links sent to one number or address within a day. */
const MOST_OF_CONTACT = 12;

/** One of our locks of the whole database; any number that nothing else locks. */
const ASKING = 3_853_314_791_065;

const DAY_MS = 24 * 3_600_000;

/** The number or address that was typed; a number without the code of its country is one of this country. */
export function contactTyped(text: string, country?: CountryCode): AskedContact | undefined {
  if (text.includes('@')) return isEmail(text) ? { kind: 'email', value: text.toLowerCase() } : undefined;
  const phone = toE164(text, country);
  return phone !== undefined && countryOfPhone(phone) ? { kind: 'phone', value: phone } : undefined;
}

/**
 * Has a link sent for each lead that has the number or address now, and whose visitor typed it or proved it by a code: one that
 * a link filled in may be that of whoever made the link. Whoever asks learns nothing of it; of several who ask
 * at once each sees what was sent before.
 */
export async function askForLinks(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  contact: AskedContact,
): Promise<void> {
  const at = clock();
  const kind = contact.kind === 'email' ? 'myData.byEmail' : 'myData.byText';
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ASKING}::bigint)`.execute(tx);
    // One that is erased at this moment is told nothing.
    for (const leadId of await lockLeads(tx, await leadsToTell(tx, contact, at)))
      await enqueueMessage(tx, { kind, leadId, at });
  });
}

/**
 * The latest leads with the contact that were not sent a link a moment ago, nor too many within a day; fewer where others
 * with the contact were: anybody may sign up with it and ask.
 */
async function leadsToTell(db: Kysely<Database>, { kind, value }: AskedContact, now: Date): Promise<string[]> {
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const own = sql.ref(kind === 'email' ? 'lead.email_hash' : 'lead.phone_hash');
  const hash = sealingOf(db).hash(kind, value);
  const { rows } = await sql<{ id: string }>`
    with own as (
      select lead.id, lead.updated_at from lead_contact join lead on lead.id = lead_contact.lead_id
      where lead_contact.value = ${hash} and lead_contact.kind = ${kind} and lead_contact.holder = 'lead' and ${own} = ${hash}
        and (not lead_contact.is_brought or lead_contact.verified_at is not null)
    ), sent as (
      select lead_id, created_at from message join own on own.id = message.lead_id
      where message.kind like 'myData.%' and message.created_at > ${since(DAY_MS)}
    ) select id from own
    where not exists (select from sent where lead_id = own.id and created_at > ${since(PAUSE_MINUTES * 60_000)})
      and (select count(*) from sent where lead_id = own.id) < ${MOST_A_DAY}
    order by updated_at desc
    limit greatest(0, least(${MOST_LEADS}, ${MOST_OF_CONTACT} - (select count(*) from sent)))`.execute(db);
  return rows.map(({ id }) => id);
}
