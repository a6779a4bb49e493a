import type { Generated } from 'kysely';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Consent } from '#src/generated/api.ts';
import type { Moment, Nullable } from './columns.ts';

/** The wording of consents: the hash is of these very bytes. Rows are never changed. */
export type ConsentTextTable = { sha256: string; text: string; first_seen_at: Moment };

export type ConsentTable = {
  id: Generated<number>;
  lead_id: string;
  at: Moment;
  client_time: string;
  consent_type: Consent['consentType'];
  has_consent: boolean;
  how: Consent['how'];
  text_sha256: string;
  locale: 'en' | 'es';
  campaign: string;
  step: string;
  brand: Nullable<string>;
  country: CountryCode;
  postal_code: Nullable<string>;
  phone: Nullable<string>;
  email: Nullable<string>;
  is_international: boolean;
  study_site_ext_id: Nullable<string>;
  idempotency_key: Nullable<string>;
};
