import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Consent } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { personalHash, rowHash, sha256 } from './chain.ts';
import { isKnown } from './redundant.ts';

type Tx = Transaction<Database>;
type Untold = 'locale' | 'campaign' | 'step' | 'clientTime';
/** What somebody agreed to or refused. What was not told stays empty in the ledger. */
export type Decision = Omit<Consent, 'slug' | Untold> & Partial<Pick<Consent, Untold>>;

export type Entry = {
  /** The lead that it belongs to, saved or not. Without one the phone number of the decision is all that is known. */
  leadId?: string | undefined;
  at: Date;
  idempotencyKey?: string | undefined;
  /** A signature that this server has taken itself. */
  isSignature?: boolean;
  /** Told at each change: what the lead said last, said again, is a change whose answer was lost. */
  isChange?: boolean;
};

/** Adds a decision to the ledger, once per idempotency key. A withdrawal is a row like any other. */
export async function recordConsent(db: Kysely<Database>, decision: Decision, entry: Entry): Promise<void> {
  await db.transaction().execute((tx) => appendConsent(tx, decision, entry));
}

/**
 * As `recordConsent`, inside a transaction of the caller. Rows are added one after the other. The lead is held first:
 * an erasure takes the same locks in this order.
 */
export async function appendConsent(tx: Tx, decision: Decision, entry: Entry): Promise<void> {
  const { leadId } = entry;
  const isSaved = leadId !== undefined && (await holdLead(tx, leadId));
  const head = await tx.selectFrom('consent_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  // An erasure that came first has taken the lead, and this would bring its contact data back.
  if (leadId !== undefined && (await isErased(tx, leadId))) return;
  if (await isKnown(tx, decision, entry)) return;
  const at = entry.at.toISOString();
  const textHash = await keepText(tx, decision.text, entry.at);
  const row = { ...sealedRow(decision, entry, textHash), position: head.rows + 1, previous_hash: head.hash };
  const hash = rowHash(head.hash, row);
  await tx
    .insertInto('consent')
    .values({ ...row, at, hash })
    .execute();
  await tx.updateTable('consent_head').set({ rows: row.position, hash }).execute();
  // The receiver hears of an unsaved lead, and of its consents, when it is saved.
  if (leadId !== undefined && (isSaved || (await holdLead(tx, leadId))))
    await enqueue(tx, { kind: 'consent.saved', leadId, at: entry.at });
}

/** Keeps a lead from being erased until the transaction ends. Tells whether it is saved. */
export async function holdLead(tx: Tx, leadId: string): Promise<boolean> {
  const { rows } = await sql`select id from lead where id = ${leadId}::uuid for key share`.execute(tx);
  return rows.length > 0;
}

async function isErased(tx: Tx, leadId: string): Promise<boolean> {
  const row = await tx.selectFrom('erasure').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return row !== undefined;
}

/** Keeps a wording under the hash of its very bytes, and gives the hash. */
export async function keepText(tx: Tx, text: string, at: Date): Promise<string> {
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
