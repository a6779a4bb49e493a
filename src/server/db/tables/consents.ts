import type { Locale } from '#src/generated/answers.ts';
import type { Generated } from 'kysely';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Consent } from '#src/generated/api.ts';
import type { Json, Moment, Nullable } from './columns.ts';

/**
 * The wording of consents: the hash is of these very bytes. Rows are never changed, but for a text that is none of ours,
 * which goes with the last person who sent it.
 */
export type ConsentTextTable = {
  sha256: string;
  /** Of wordings that pages show; null for one that is none of ours. */
  text: string | null;
  /** A text that is none of ours, until it is forgotten. */
  sealed: Nullable<Sealed<string>>;
  first_seen_at: Moment;
};

/** A wording that pages show, or have shown: what of `campaigns/consents` it is, with the numbers that it names. */
export type PublishedWordingTable = {
  sha256: string;
  name: string;
  audience: string;
  locale: string;
  text: string;
  published_at: Moment;
};

/**
 * By what it is known that a row is the word of whoever its lead is about: the session saved that lead, or showed its
 * secret link; `tab` named the id of a lead that nobody had saved yet. `none` stands alone, tied to nobody. Null in rows
 * of releases that did not ask.
 */
export type ConsentProof = 'session' | 'tab' | 'link' | 'none';

/** Contact data that a consent covers, with the salt of their hash. */
export type ConsentContent = { phone: string | null; email: string | null; postal_code: string | null; salt: string };

/** Rows are never changed, but for contact data and their salt, which go when a person is erased. */
export type ConsentTable = {
  id: Generated<number>;
  /** Place in the chain, from 1 without gaps. */
  position: number;
  previous_hash: string;
  hash: string;
  /** Salted hash of phone, email and postal code. */
  personal_sha256: string;
  /** Null once its person is erased. */
  sealed: Nullable<Sealed<ConsentContent>>;
  /** Keyed hashes of the number and the address. */
  phone_hash: Nullable<string>;
  email_hash: Nullable<string>;
  /** May name a lead that is not saved yet; null where nobody is known whose word it is. */
  lead_id: Nullable<string>;
  at: Moment;
  /** As the browser sent it, else null; so with language, campaign, step and brand. */
  client_time: Nullable<string>;
  consent_type: Consent['consentType'];
  has_consent: boolean;
  how: Consent['how'] | 'esign' | 'corrected' | 'selfService';
  text_sha256: string;
  locale: Nullable<Locale>;
  campaign: Nullable<string>;
  step: Nullable<string>;
  brand: Nullable<string>;
  country: CountryCode;
  is_international: boolean;
  study_site_ext_id: Nullable<string>;
  idempotency_key: Nullable<string>;
  proof: Nullable<ConsentProof>;
  /** `self`, or what whoever answers for the person is to them; null where the lead was not known. */
  signer: Nullable<string>;
  /** Hash of the session and the tab in which it was decided. */
  session_sha256: Nullable<string>;
  /** Place of the decision among those of that tab. */
  sequence: Nullable<number>;
  /** It came after a later decision of that tab, which stands. */
  is_overtaken: Generated<boolean>;
  /** Which contacts were proved to be the visitor's, as `verifiedWords` has it; null for none. */
  verified: Nullable<string>;
};

/** The one row with the length of the ledger and the hash of its last row. */
export type ConsentHeadTable = { id: Generated<number>; rows: number; hash: string };

/** The one row that tells how far the ledger was found whole, and when: signed with the secret of the servers. */
export type ConsentCheckpointTable = {
  id: Generated<number>;
  position: number;
  hash: string;
  at: Moment;
  signature: string;
};

/** Receipts of erased persons: nothing about them but an id that is found nowhere else. */
export type ErasureTable = {
  id: Generated<string>;
  at: Moment;
  /** Null for somebody known by phone number alone. */
  lead_id: Nullable<string>;
  /** Rows of the ledger whose contact data were erased. */
  positions: Json<number[]>;
  reason: 'asked' | 'retention';
  removed: Json<Record<string, number>>;
};
