import type { Locale } from '#src/generated/answers.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CountryCode, Gender } from '#src/generated/answers.ts';
import type { Lead } from '#src/generated/api.ts';
import type { Json, Moment, Nullable } from './columns.ts';

/** The parts of the qualification; absent where an answer is missing. */
export type QualificationDetails = {
  age?: number;
  bmi?: number;
  ageQualifies?: boolean;
  genderQualifies?: boolean;
  bmiQualifies?: boolean;
  siteQualifies?: boolean;
  criteriaQualify?: boolean;
  alreadyMatched?: boolean;
  /** The study had closed when the lead was saved: nothing was decided. */
  studyClosed?: true;
};

export type LeadTable = {
  id: string;
  slug: string;
  created_at: Moment;
  updated_at: Moment;
  first_name: string;
  last_name: string;
  phone: string;
  email: Nullable<string>;
  postal_code: string;
  country: CountryCode;
  gender: Nullable<Gender>;
  date_of_birth: Nullable<string>;
  age: Nullable<number>;
  weight_kg: Nullable<number>;
  height_cm: Nullable<number>;
  language: Locale;
  ethnicities: Json<number[]>;
  additional: Json<Omit<Lead['additionalFields'], 'surveyQuestions'>>;
  indication_ids: Json<number[]>;
  source_id: string;
  source_study_ids: Json<number[]>;
  source_info: Json<Lead['sourceInfo']>;
  campaign: string;
  responses: Json<Record<string, number[]>>;
  study_id: Nullable<number>;
  site_id: Nullable<number>;
  study_site_id: Nullable<string>;
  judgement: Json<QualificationDetails>;
  /** Whether everything qualifies for `study_id`; null without a study, and for one that had closed. */
  qualified: Nullable<boolean>;
  /** Counted by the database at each change of the row, from 1. */
  version: GeneratedAlways<number>;
};

export type CaregiverTable = {
  lead_id: string;
  first_name: string;
  last_name: string;
  relationship: string;
  phone: Nullable<string>;
  email: Nullable<string>;
  postal_code: Nullable<string>;
  date_of_birth: Nullable<string>;
  source_id: string;
  country: CountryCode;
};

/** Every number and email address that a lead and its caregiver ever had, addresses in small letters; triggers keep it. */
export type LeadContactTable = {
  lead_id: string;
  holder: 'lead' | 'caregiver';
  kind: 'phone' | 'email';
  value: string;
};

/** The visits in which a lead was saved, as `visitOf` names them. */
export type LeadVisitTable = { lead_id: string; visit: string; at: Moment };

export type LeadScreeningTable = { lead_id: string; study_id: number; passed: boolean; at: Moment };
export type SurveyAnswerTable = { lead_id: string; question_id: number; question: string; response: string };

export type IdempotencyKeyTable = {
  scope: string;
  key: string;
  request_sha256: string;
  /** The lead that was saved, or that of the phone number of a booking. */
  lead_id: Nullable<string>;
  /** The booking that was made; null for saves. */
  booking_id: Nullable<string>;
  created_at: Moment;
};

/** Events of a lead that are sent to its receiver. */
export type OutboxKind = 'lead.saved' | 'lead.screened' | 'lead.erased' | 'consent.saved' | 'picture.saved';

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
  body: Json<unknown>;
};
