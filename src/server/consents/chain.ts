import { createHash } from 'node:crypto';
import type { OpenConsent } from './content.ts';

/** SHA-256 of the UTF-8 bytes, in hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The hash before the first row. */
export const firstHash = '0'.repeat(64);

/** The contact data of a row, which an erasure empties. */
export type Personal = Pick<OpenConsent, 'phone' | 'email' | 'postal_code'>;
type Sealed = Omit<OpenConsent, 'id' | 'previous_hash' | 'hash' | 'salt' | keyof Personal>;

/** Hash of the contact data of a row. The salt goes with them when a person is erased, and the hash alone reveals nothing. */
export function personalHash(salt: string, { phone, email, postal_code: postalCode }: Personal): string {
  return sha256(JSON.stringify([salt, phone, email, postalCode]));
}

/** Hash of a row: over the hash of the row before it and all values of this one, contact data by their own hash. */
export function rowHash(previous: string, row: Sealed): string {
  const who = [row.position, row.lead_id, row.at.toISOString(), row.client_time, row.personal_sha256];
  const what = [row.consent_type, row.has_consent, row.how, row.text_sha256, row.locale, row.study_site_ext_id];
  const where = [row.campaign, row.step, row.brand, row.country, row.is_international, row.idempotency_key];
  // Rows of releases that did not ask for a proof are as they were hashed then.
  const known = [row.proof, row.signer, row.session_sha256, row.sequence, row.is_overtaken];
  const proved = row.verified === null ? [] : [row.verified];
  return sha256(JSON.stringify([previous, ...who, ...what, ...where, ...(row.proof === null ? [] : known), ...proved]));
}
