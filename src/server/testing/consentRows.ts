import { personalHash, sha256 } from '#src/server/consents/chain.ts';
import type { Decision, Given } from '#src/server/consents/decision.ts';
import type { Row } from '#src/server/consents/earlier.ts';

/** When the example was decided. */
export const decidedAt = new Date('2026-11-18T18:00:00.000Z');

const contact = { phone: '+13125550123', email: 'rosa@clinic.example', postal_code: '60601' };

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
  client_time: '2026-11-18T12:00:00.000-06:00',
  consent_type: 'sms',
  has_consent: true,
  how: 'box',
  text_sha256: sha256('I agree.'),
  locale: 'en',
  campaign: 'ws10',
  step: 'home',
  brand: 'clarity',
  country: 'US',
  is_international: false,
  study_site_ext_id: null,
  idempotency_key: 'key-1',
  proof: 'session',
  signer: 'self',
  session_sha256: 'session-of-the-tab',
  sequence: 3,
  is_overtaken: false,
  verified: null,
  ...changes,
});

/** The decision that the row records, as the same tab sends it again, with changes. */
export const givenConsent = (changes: Partial<Decision> = {}, entry: Partial<Given['entry']> = {}): Given => ({
  decision: {
    consentType: 'sms',
    hasConsent: true,
    how: 'box',
    text: 'I agree.',
    phone: contact.phone,
    email: contact.email,
    postal: contact.postal_code,
    locale: 'en',
    campaign: 'ws10',
    step: 'home',
    brand: 'clarity',
    country: 'US',
    isInternational: false,
    clientTime: '2026-11-18T12:00:00.000-06:00',
    sequence: 3,
    ...changes,
  },
  entry: {
    tie: { leadId: consentRow().lead_id ?? '', session: 'session-of-the-tab', proof: 'session' },
    at: decidedAt,
    ...entry,
  },
});
