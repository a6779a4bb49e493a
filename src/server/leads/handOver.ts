import { sql, type Kysely, type Transaction } from 'kysely';
import { AHEAD_MS } from '#src/server/db/aheadOfClock.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inFlight } from '#src/server/http/idempotency.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Contact } from '#src/server/visitor/contact.ts';
import { endSessions } from '#src/server/visitor/endedSessions.ts';
import { noteProvenNumbers } from './keepAppointments.ts';
import type { Attempt } from './attempt.ts';

/** Those of the contacts that the lead has never had. */
export async function newContacts(
  db: Kysely<Database>,
  leadId: string,
  contacts: readonly Contact[],
): Promise<Contact[]> {
  const sealing = sealingOf(db);
  const rows = await db.selectFrom('lead_contact').select(['kind', 'value']).where('lead_id', '=', leadId).execute();
  const known = new Set(rows.map(({ kind, value }) => `${kind} ${value}`));
  return contacts.filter(({ kind, value }) => !known.has(`${kind} ${sealing.hash(kind, value)}`));
}

/** What a session was given by the save itself stands. */
const before = (at: Date) => new Date(at.getTime() - 1);

/**
 * Whoever comes by a link and brings a number or an address that the lead never had may be somebody else than the one who
 * saved it before: people pass links on, and some do so to read what others answer. The lead is theirs alone from then on:
 * earlier sessions and its old link lead to it no more, nothing is sent to what it was reached by before until that is
 * proved, their page of data shows nothing of before, of new studies those are told who ask anew, and what was found for
 * the earlier person is deleted. Part of the transaction whose statement gave the lead another slug, before proofs are noted.
 */
export async function handOver(tx: Transaction<Database>, saved: readonly Attempt[]): Promise<void> {
  const sealing = sealingOf(tx);
  for (const { lead, at, bringsNew = [] } of saved) {
    if (bringsNew.length === 0) continue;
    // Sent after this save and written before it, by whom does not show: it begins anew, as the last of them.
    if (await isSavedAfter(tx, lead.leadId, at)) throw inFlight();
    const brought = bringsNew.map(({ kind, value }) => sealing.hash(kind, value));
    await endSessions(tx, [lead.leadId], before(at));
    await noteProvenNumbers(tx, lead.leadId);
    await sql`update lead_contact set is_brought = true, verified_at = null, verified_by = null, handed_over_at = coalesce(handed_over_at, ${at.toISOString()}::timestamptz)
      where lead_id = ${lead.leadId} and value not in (${sql.join(brought)})`.execute(tx);
    for (const table of ['study_alert', 'study_alert_find'] as const)
      await tx.deleteFrom(table).where('lead_id', '=', lead.leadId).execute();
  }
}

async function isSavedAfter(tx: Transaction<Database>, leadId: string, at: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select('key')
    .where('lead_id', '=', leadId)
    .where('created_at', '>', at)
    // Later ones are of a clock that ran ahead.
    .where('created_at', '<', new Date(at.getTime() + AHEAD_MS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
