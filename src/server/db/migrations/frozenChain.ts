import { createHash } from 'node:crypto';

/*
 * The hashes of the ledger as the migrations that chain earlier consents have to compute them, whatever becomes of the
 * code that records consents now.
 */

/** What stands before the first row. */
export const firstHash = '0'.repeat(64);

type Personal = { phone: string | null; email: string | null; postal_code: string | null };

/** All that a row says, but for its contact data, which count by their own hash. */
export type ChainedRow = {
  position: number;
  lead_id: string | null;
  at: Date;
  client_time: string | null;
  personal_sha256: string;
  consent_type: string;
  has_consent: boolean;
  how: string;
  text_sha256: string;
  locale: string | null;
  study_site_ext_id: string | null;
  campaign: string | null;
  step: string | null;
  brand: string | null;
  country: string;
  is_international: boolean;
  idempotency_key: string | null;
};

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value), 'utf8').digest('hex');

/** Hash of the contact data of a row, in hexadecimal digits. */
export function personalHash(salt: string, { phone, email, postal_code: postalCode }: Personal): string {
  return sha256([salt, phone, email, postalCode]);
}

/** Hash of a row, over the hash of the row before it. */
export function rowHash(previous: string, row: ChainedRow): string {
  const who = [row.position, row.lead_id, row.at.toISOString(), row.client_time, row.personal_sha256];
  const what = [row.consent_type, row.has_consent, row.how, row.text_sha256, row.locale, row.study_site_ext_id];
  const where = [row.campaign, row.step, row.brand, row.country, row.is_international, row.idempotency_key];
  return sha256([previous, ...who, ...what, ...where]);
}
