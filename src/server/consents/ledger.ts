import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { personalHash, rowHash, sha256 } from './chain.ts';
import type { Decision, Entry } from './decision.ts';
import { isRedundant } from './redundant.ts';

type Tx = Transaction<Database>;
/** Adds a decision to the ledger, once per idempotency key. A withdrawal is a row like any other. */
export async function recordConsent(db: Kysely<Database>, decision: Decision, entry: Entry): Promise<void> {
  await db.transaction().execute((tx) => appendConsent(tx, decision, entry));
}

/**
 * As `recordConsent`, inside a transaction of the caller. Rows are added one after the other. The lead is locked first:
 * an erasure takes the same locks in this order.
 */
export async function appendConsent(tx: Tx, decision: Decision, entry: Entry): Promise<void> {
  const { leadId } = entry;
  const isSaved = leadId !== undefined && (await lockLead(tx, leadId));
  const head = await tx.selectFrom('consent_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  // The lead was erased meanwhile, and this row would store its contact data again.
  if (leadId !== undefined && (await isErased(tx, leadId))) return;
  if (await isRedundant(tx, decision, entry)) return;
  const at = entry.at.toISOString();
  const textHash = await saveWording(tx, decision.text, entry.at);
  const row = { ...sealedRow(decision, entry, textHash), position: head.rows + 1, previous_hash: head.hash };
  const hash = rowHash(head.hash, row);
  await tx
    .insertInto('consent')
    .values({ ...row, at, hash })
    .execute();
  await tx.updateTable('consent_head').set({ rows: row.position, hash }).execute();
  // The receiver gets an unsaved lead, and its consents, once it is saved.
  if (leadId !== undefined && (isSaved || (await lockLead(tx, leadId))))
    await enqueue(tx, { kind: 'consent.saved', leadId, at: entry.at });
}

async function isErased(tx: Tx, leadId: string): Promise<boolean> {
  const row = await tx.selectFrom('erasure').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return row !== undefined;
}

/** Saves a wording under the SHA-256 of its bytes, and gives the hash in hexadecimal digits. */
export async function saveWording(tx: Tx, text: string, at: Date): Promise<string> {
  const hash = sha256(text);
  await tx
    .insertInto('consent_text')
    .values({ sha256: hash, text, first_seen_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

function sealedRow(decision: Decision, { leadId, at, idempotencyKey }: Entry, textHash: string) {
  const salt = randomBytes(16).toString('hex');
  const personal = {
    phone: decision.phone ?? null,
    email: decision.email ?? null,
    postal_code: decision.postal ?? null,
  };
  return {
    ...personal,
    salt,
    personal_sha256: personalHash(salt, personal),
    lead_id: leadId ?? null,
    at,
    client_time: decision.clientTime ?? null,
    consent_type: decision.consentType,
    has_consent: decision.hasConsent,
    how: decision.how,
    text_sha256: textHash,
    locale: decision.locale ?? null,
    campaign: decision.campaign ?? null,
    step: decision.step ?? null,
    brand: decision.brand ?? null,
    country: decision.country,
    is_international: decision.isInternational,
    study_site_ext_id: decision.studySiteExternalId ?? null,
    idempotency_key: idempotencyKey ?? null,
  };
}
