import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Consent } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { personalHash, rowHash, sha256 } from './chain.ts';

export type Entry = { leadId: string; at: Date; idempotencyKey?: string | undefined };

/** Adds what a lead said to the ledger, once per idempotency key. A withdrawal is a row like any other. */
export async function recordConsent(db: Kysely<Database>, consent: Consent, entry: Entry): Promise<void> {
  await db.transaction().execute((tx) => appendConsent(tx, consent, entry));
}

/** As `recordConsent`, inside a transaction of the caller. Rows of the ledger are added one after the other. */
export async function appendConsent(tx: Transaction<Database>, consent: Consent, entry: Entry): Promise<void> {
  const head = await tx.selectFrom('consent_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (entry.idempotencyKey !== undefined && (await isRecorded(tx, entry.leadId, entry.idempotencyKey))) return;
  const at = entry.at.toISOString();
  const textHash = sha256(consent.text);
  await tx
    .insertInto('consent_text')
    .values({ sha256: textHash, text: consent.text, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { ...sealedRow(consent, entry, textHash), position: head.rows + 1, previous_hash: head.hash };
  const hash = rowHash(head.hash, row);
  await tx
    .insertInto('consent')
    .values({ ...row, at, hash })
    .execute();
  await tx.updateTable('consent_head').set({ rows: row.position, hash }).execute();
  await enqueue(tx, { kind: 'consent.saved', leadId: entry.leadId, at: entry.at });
}

async function isRecorded(tx: Transaction<Database>, leadId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('consent')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

function sealedRow(consent: Consent, { leadId, at, idempotencyKey }: Entry, textHash: string) {
  const salt = randomBytes(16).toString('hex');
  const personal = {
    phone: consent.phone ?? null,
    email: consent.email ?? null,
    postal_code: consent.postal ?? null,
  };
  return {
    ...personal,
    salt,
    personal_sha256: personalHash(salt, personal),
    lead_id: leadId,
    at,
    client_time: consent.clientTime,
    consent_type: consent.consentType,
    has_consent: consent.hasConsent,
    how: consent.how,
    text_sha256: textHash,
    locale: consent.locale,
    campaign: consent.campaign,
    step: consent.step,
    brand: consent.brand ?? null,
    country: consent.country,
    is_international: consent.isInternational,
    study_site_ext_id: consent.studySiteExternalId ?? null,
    idempotency_key: idempotencyKey ?? null,
  };
}
