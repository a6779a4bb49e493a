import type { Kysely } from 'kysely';
import { personalHash, sha256 } from '#src/server/consents/chain.ts';
import { openConsent } from '#src/server/consents/content.ts';
import type { Decision, Given } from '#src/server/consents/decision.ts';
import type { Row } from '#src/server/consents/earlier.ts';
import { appendConsents } from '#src/server/consents/ledger.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { exampleConsent } from './examples.ts';

/** When the example was decided. */
export const decidedAt = new Date('2026-11-18T18:00:00.000Z');

/** What the page sends of it, where it is not as in the example of all consents. */
const sent = { how: 'box', text: 'I agree.', clientTime: '2026-11-18T12:00:00.000-06:00', sequence: 3 } as const;
const { phone = null, email = null, postal = null, consentType, hasConsent, brand } = exampleConsent('', sent);
const contact = { phone, email, postal_code: postal };

/** A row of the ledger by which somebody agreed to be texted, with changes. */
export const consentRow = (changes: Partial<Row> = {}): Row => ({
  position: 7,
  previous_hash: 'before',
  hash: 'hash',
  personal_sha256: personalHash('salt', contact),
  ...contact,
  salt: 'salt',
  lead_id: '00000000-0000-4000-8000-000000000001',
  at: decidedAt,
  client_time: sent.clientTime,
  consent_type: consentType,
  has_consent: hasConsent,
  how: sent.how,
  text_sha256: sha256(sent.text),
  locale: 'en',
  campaign: 'ws10',
  step: 'home',
  brand: brand ?? null,
  country: 'US',
  is_international: false,
  study_site_ext_id: null,
  idempotency_key: 'key-1',
  proof: 'session',
  signer: 'self',
  session_sha256: 'session-of-the-tab',
  sequence: sent.sequence,
  is_overtaken: false,
  verified: null,
  ...changes,
});

/** The decision that the row records, as the same tab sends it again, with changes. */
export function givenConsent(changes: Partial<Decision> = {}, entry: Partial<Given['entry']> = {}): Given {
  const { slug: _slug, ...example } = exampleConsent('', sent);
  return {
    decision: { ...example, ...changes },
    entry: {
      tie: { leadId: consentRow().lead_id ?? '', session: 'session-of-the-tab', proof: 'session' },
      at: decidedAt,
      ...entry,
    },
  };
}

/** Adds decisions to the ledger, in their order. */
export const recordConsents = (db: Kysely<Database>, given: readonly Given[]): Promise<void> =>
  db.transaction().execute((tx) => appendConsents(tx, given));

/** What the ledger has of a number, with the wordings, the earliest first. */
export async function consentsOfPhone(db: Kysely<Database>, number: string) {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('consent_text', 'sha256', 'text_sha256')
    .selectAll('consent')
    .select('text')
    .where('phone_hash', '=', sealingOf(db).hash('phone', number))
    .orderBy('position')
    .$narrowType<{ text: string }>()
    .execute();
  return rows.map((row) => openConsent(db, row));
}
