import type { Locale } from '#src/generated/answers.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Channel } from '#src/domain/channel.ts';
import type { QualificationRule } from '#src/domain/qualification.ts';
import type { CountryCode, Gender } from '#src/generated/answers.ts';
import type { Lead } from '#src/generated/api.ts';
import type { LeadState } from '#src/generated/leadStateEvent.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Moment, Nullable } from './columns.ts';

/** The parts of the qualification; absent where an answer is missing. */
export type QualificationDetails = { [Rule in QualificationRule]?: boolean } & {
  age?: number;
  bmi?: number;
  alreadyMatched?: boolean;
  /** The study had closed when the lead was saved: nothing was decided. */
  studyClosed?: true;
};

/** What identifies whoever a lead is about, and what they said of themselves. */
export type LeadContent = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
  postal_code: string;
  gender: Gender | null;
  date_of_birth: string | null;
  age: number | null;
  weight_kg: number | null;
  height_cm: number | null;
  ethnicities: number[];
  additional: Omit<Lead['additionalFields'], 'surveyQuestions'>;
  indication_ids: number[];
  source_id: string;
  source_study_ids: number[];
  source_info: Lead['sourceInfo'];
  responses: Record<string, number[]>;
  study_site_id: string | null;
  judgement: QualificationDetails;
};

export type LeadTable = {
  id: string;
  slug: string;
  created_at: Moment;
  updated_at: Moment;
  sealed: Sealed<LeadContent>;
  /** Keyed hashes of the number and the address. */
  phone_hash: string;
  email_hash: Nullable<string>;
  country: CountryCode;
  language: Locale;
  campaign: string;
  study_id: Nullable<number>;
  site_id: Nullable<number>;
  /** Whether everything qualifies for `study_id`; null without a study, and for one that had closed. */
  qualified: Nullable<boolean>;
  /** Counted by the database at each change of the row, from 1. */
  version: GeneratedAlways<number>;
};

export type CaregiverContent = {
  first_name: string;
  last_name: string;
  phone: string | null;
  email: string | null;
  postal_code: string | null;
  date_of_birth: string | null;
  source_id: string;
};

export type CaregiverTable = {
  lead_id: string;
  relationship: string;
  country: CountryCode;
  sealed: Sealed<CaregiverContent>;
  phone_hash: Nullable<string>;
  email_hash: Nullable<string>;
};

/** Every number and email address that a lead and its caregiver ever had, each found by its keyed hash. */
export type LeadContactTable = {
  lead_id: string;
  holder: 'lead' | 'caregiver';
  kind: 'phone' | 'email';
  /** Keyed hash of what is sealed. */
  value: string;
  sealed: Sealed<string>;
  /** When the visitor proved that it is theirs, and by a code sent how; null where nobody did. */
  verified_at: Nullable<Date>;
  verified_by: Nullable<Channel>;
  /** Whether a link had filled it in when it was first saved. */
  is_brought: Generated<boolean>;
  /** When somebody else came by the link of the lead, which it had been reached by until then. */
  handed_over_at: Nullable<Date>;
};

/** The visits in which a lead was saved, as `visitName` names them. */
export type LeadVisitTable = { lead_id: string; visit: string; at: Moment };

export type LeadScreeningTable = { lead_id: string; study_id: number; passed: boolean; at: Moment };
export type SurveyAnswerTable = {
  lead_id: string;
  question_id: number;
  sealed: Sealed<{ question: string; response: string }>;
};
/** What the lead receiver has reported of a lead, once per report. */
export type LeadStateTable = {
  /** SHA-256 of the id of the report, in hexadecimal digits. */
  id_sha256: string;
  lead_id: string;
  state: LeadState;
  /** When it came about; the latest is the state of the lead. */
  at: Moment;
  received_at: Moment;
};

export type IdempotencyKeyTable = {
  scope: string;
  /** Hash of the key that the caller gave. */
  key: string;
  /** Keyed hash of what was asked for. */
  request_sha256: string;
  /** The lead that was saved, or that of the phone number of a booking. */
  lead_id: Nullable<string>;
  /** The booking that was made; null for saves. */
  booking_id: Nullable<string>;
  created_at: Moment;
};

/** Events of a lead that are sent to its receiver. */
export type OutboxKind =
  | 'lead.saved'
  | 'lead.screened'
  | 'lead.erased'
  | 'consent.saved'
  | 'contact.verified'
  | 'picture.saved'
  | 'picture.removed';

/** Deliveries to the lead receiver. Rows name a lead and carry nothing about it. */
export type OutboxTable = {
  id: Generated<number>;
  kind: OutboxKind;
  lead_id: string;
  created_at: Moment;
  run_at: Moment;
  attempts: Generated<number>;
  done_at: Nullable<string>;
  /** When delivery was given up. */
  dead_at: Nullable<string>;
  /** Of the last event of a lead; any other tells the version of the lead as it is when it is delivered. */
  version: Nullable<number>;
};

/** What the embedded receiver took, once per key. */
export type DeliveryTable = {
  idempotency_key: string;
  received_at: Moment;
  kind: string;
  lead_id: string;
  /** Null for one that an earlier release took. */
  version: Nullable<number>;
  /** Null once a newer event of the lead came. */
  sealed: Nullable<Sealed<unknown>>;
};
