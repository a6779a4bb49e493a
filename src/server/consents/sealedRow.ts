import { randomBytes } from 'node:crypto';
import { isInternational } from '#src/domain/consentNeed.ts';
import { personalHash, sha256 } from './chain.ts';
import type { Given } from './decision.ts';
import type { Row } from './earlier.ts';
import { verifiedWords } from './verified.ts';

/** What is found out when the row is written. */
type Found = Pick<Row, 'signer' | 'is_overtaken'>;

/** A decision as a row of the ledger, which has no place in the chain yet. */
export function sealedRow({ decision, entry: { tie, at, idempotencyKey, proven } }: Given, found: Found): Row {
  const salt = randomBytes(16).toString('hex');
  const personal = {
    phone: decision.phone ?? null,
    email: decision.email ?? null,
    postal_code: decision.postal ?? null,
  };
  return {
    ...personal,
    ...found,
    salt,
    personal_sha256: personalHash(salt, personal),
    lead_id: tie.leadId ?? null,
    proof: tie.proof,
    session_sha256: tie.session ?? null,
    sequence: decision.sequence ?? null,
    at,
    client_time: decision.clientTime ?? null,
    consent_type: decision.consentType,
    has_consent: decision.hasConsent,
    how: decision.how,
    text_sha256: sha256(decision.text),
    locale: decision.locale ?? null,
    campaign: decision.campaign ?? null,
    step: decision.step ?? null,
    brand: decision.brand ?? null,
    country: decision.country,
    is_international: isInternational(decision.country),
    study_site_ext_id: decision.studySiteExternalId ?? null,
    idempotency_key: idempotencyKey ?? null,
    verified: verifiedWords(decision, proven),
    position: 0,
    previous_hash: '',
    hash: '',
  };
}
