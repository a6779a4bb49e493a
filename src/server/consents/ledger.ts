import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { lockLeads } from '#src/server/leads/find.ts';
import { enqueue, enqueueUncounted } from '#src/server/outbox/enqueue.ts';
import { dropTakenBack } from '#src/server/pictures/drop.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { rowHash, sha256 } from './chain.ts';
import { sealConsent } from './content.ts';
import type { Entry, Given } from './decision.ts';
import { correctedRow, correctionsOf, restorationsOf, restoredRow, type Contact } from './corrections.ts';
import { hasConsents, openLedger, type Row } from './earlier.ts';
import { withKnownPlaces } from './knownPlace.ts';
import { isOvertaken, isRedundant } from './redundant.ts';
import { sealedRow } from './sealedRow.ts';

type Tx = Transaction<Database>;

/** The number and the address of a lead as they are from now on. */
export type Changed = { contact: Contact; entry: Entry };

/**
 * Adds decisions to the ledger in the given order, each once per idempotency key, inside a transaction of the caller, after
 * marking what earlier ones of the `changed` leads cover no more; what covers the contacts of these again follows. A
 * withdrawal is a row like any other. Rows are added one after the other. The leads are locked first: an erasure takes the same locks in this order.
 */
export async function appendConsents(tx: Tx, sent: readonly Given[], changed: readonly Changed[] = []): Promise<void> {
  const given = await withKnownPlaces(tx, sent);
  const named = [...new Set([...given, ...changed].flatMap(({ entry: { tie } }) => tie.leadId ?? []))].toSorted();
  if (given.length === 0 && !(await hasConsents(tx, named))) return;
  const saved = await lockLeads(tx, named);
  const ledger = await openLedger(tx, named);
  const rows: Row[] = [];
  const add = (row: Row, earlier: Row[]) => {
    const { position, hash } = rows.at(-1) ?? { position: ledger.head.rows, hash: ledger.head.hash };
    const placed = { ...row, position: position + 1, previous_hash: hash };
    const whole = { ...placed, hash: rowHash(hash, placed) };
    rows.push(whole);
    earlier.push(whole);
  };
  for (const { contact, entry } of changed) {
    const earlier = await ledger.of({ entry });
    for (const row of correctionsOf(earlier, contact)) add(correctedRow(row, entry), earlier);
  }
  for (const one of given) {
    const { decision, entry } = one;
    const { leadId = '' } = entry.tie;
    // The lead was erased meanwhile, and this row would store its contact data again.
    if (ledger.erased.has(leadId)) continue;
    const earlier = await ledger.of(one);
    if (isRedundant(one, earlier, ledger.since.get(leadId))) continue;
    const isLate = isOvertaken(one, earlier);
    const replaced = isLate || !decision.hasConsent ? [] : correctionsOf(earlier, decision, [decision.consentType]);
    for (const row of replaced) add(correctedRow(row, entry), earlier);
    add(sealedRow(one, { signer: ledger.signers.get(leadId) ?? null, is_overtaken: isLate }), earlier);
  }
  for (const { contact, entry } of changed) {
    const { leadId = '', session } = entry.tie;
    const earlier = await ledger.of({ entry });
    const restored = restorationsOf(earlier, contact, { session, since: ledger.since.get(leadId) });
    for (const row of restored) add(restoredRow(row, entry), earlier);
  }
  await insert(tx, rows, given);
  await dropTakenBack(tx, rows);
  await tell(tx, given, rows, saved);
}

async function insert(tx: Tx, rows: readonly Row[], given: readonly Given[]): Promise<void> {
  const last = rows.at(-1);
  if (!last) return;
  for (const text of new Set(given.map(({ decision }) => decision.text))) await saveWording(tx, text, last.at);
  const values = rows.map((row) => ({ ...sealConsent(tx, row), at: row.at.toISOString() }));
  await tx.insertInto('consent').values(values).execute();
  await tx.updateTable('consent_head').set({ rows: last.position, hash: last.hash }).execute();
}

/** The receiver gets an unsaved lead, and its consents, once it is saved. */
async function tell(tx: Tx, given: readonly Given[], rows: readonly Row[], saved: ReadonlySet<string>): Promise<void> {
  const inSave = new Set(given.flatMap(({ entry }) => (entry.isInSave ? [entry.tie.leadId] : [])));
  const others = rows.filter(({ lead_id: leadId }) => leadId !== null && !inSave.has(leadId));
  for (const { lead_id: leadId, at } of others) {
    if (leadId === null) continue;
    const event = { kind: 'consent.saved', leadId, at } as const;
    // A lead that was saved while this transaction waited for the ledger is not waited for: whoever has it may be waiting too.
    await (saved.has(leadId) ? enqueue(tx, event) : enqueueUncounted(tx, event));
  }
}

/** Saves a wording under the SHA-256 of its bytes, and gives the hash in hexadecimal digits. */
export async function saveWording(tx: Tx, text: string, at: Date): Promise<string> {
  const hash = sha256(text);
  const sealed = sealRow(tx, 'consent_text', { sha256: hash }, text);
  // One that was forgotten with somebody else who had sent it comes back.
  await sql`insert into consent_text as one (sha256, text, sealed, first_seen_at)
    select ${hash}::text, case when is_ours then ${text}::text end, case when not is_ours then ${sealed}::text end,
      ${at.toISOString()}::timestamptz
    from (select exists (select from published_wording where sha256 = ${hash}) as is_ours) as published
    on conflict (sha256) do update set text = excluded.text, sealed = excluded.sealed
      where one.text is null and one.sealed is null`.execute(tx);
  return hash;
}
