import type { Locale } from '#src/generated/answers.ts';
import type { Generated } from 'kysely';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Offer, PatientInfo } from '#src/generated/api.ts';
import type { Json, Moment, Nullable } from './columns.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { ConsentProof } from './consents.ts';

/** Somebody whose time can be booked, in the hours of a zone. */
export type ResourceTable = {
  id: string;
  name: string;
  /** IANA zone that the hours are meant in. */
  timezone: string;
  /** External id of a study at a site; null for secondary screening. */
  study_site_id: Nullable<string>;
  /** Days of work: 0 is Sunday. */
  days: Json<number[]>;
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  slot_minutes: number;
};

type BookingContent = {
  study_site_id: string | null;
  description: string;
  what: string;
  customer_name: string;
  customer_email: string | null;
  customer_phone: string;
  customer_timezone: string;
};

export type BookingTable = {
  id: string;
  created_at: Moment;
  /** The lead of the phone number, where there is one. */
  lead_id: Nullable<string>;
  resource_id: string;
  starts_at: Moment;
  ends_at: Moment;
  sealed: Sealed<BookingContent>;
  /** Keyed hashes of the number and the address. */
  phone_hash: string;
  email_hash: Nullable<string>;
  /** Keyed hash of the whole request, so that a repeated one is known. */
  request_sha256: string;
  cancelled_at: Nullable<string>;
  /** It is old and its lead is saved: it goes with it. */
  goes_with_lead: Generated<boolean>;
};

type EsignContent = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  /** Path and query on this server where the visitor goes on. */
  return_to: string;
  /** Where the session was begun; null where the page is not known. */
  campaign: string | null;
  step: string | null;
  brand: string | null;
};

export type EsignSessionTable = {
  id: string;
  created_at: Moment;
  expires_at: Moment;
  /** The lead of the session that began it, saved or not; null where it names none of its own. */
  lead_id: Nullable<string>;
  sealed: Sealed<EsignContent>;
  /** Keyed hashes of the number and the address. */
  phone_hash: string;
  email_hash: Nullable<string>;
  by_sms: boolean;
  language: Locale;
  /** Of the lead, else of the number. */
  country: Nullable<CountryCode>;
  text_sha256: Nullable<string>;
  decision: Nullable<'signed' | 'declined'>;
  signature: Nullable<Sealed<string>>;
  decided_at: Nullable<string>;
  /** By what the lead is known to be that of the session, and the hash of the session. */
  proof: Nullable<ConsentProof>;
  session_sha256: Nullable<string>;
  /** It is old and its lead is saved: it goes with it. */
  goes_with_lead: Generated<boolean>;
};

export type RecordingTable = {
  id: Generated<number>;
  at: Moment;
  session_id: string;
  order_id: number;
  sealed: Sealed<{ host_name: string; lead_lp_param_id: string | null; flow: string }>;
  /** The batch as JSON, compressed and sealed. */
  batch_gzip: Uint8Array;
  /** The visit that was recorded, as `visitName` names it. */
  visit: Nullable<string>;
};

export type OfferTable = {
  id: string;
  advertiser: string;
  country: CountryCode;
  position: number;
  details: Json<Omit<Offer, 'id'>>;
};

/** Links sent to people who are known already; the slug is the secret. */
export type TempLinkTable = {
  slug: string;
  expires_at: Moment;
  sealed: Sealed<PatientInfo>;
  /** Keyed hashes of the number and the address. */
  phone_hash: Nullable<string>;
  email_hash: Nullable<string>;
};

export type AdSecurityEventTable = {
  id: Generated<number>;
  at: Moment;
  kind: 'click' | 'conversion';
  study_id: number;
  sealed: Sealed<{ utm_source: string; transaction_id: string }>;
  /** Keyed hash of the id. */
  transaction_id: string;
  /** The visit that sent it, as `visitName` names it. */
  visit: Nullable<string>;
};
