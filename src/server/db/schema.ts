import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CountryCode, Gender } from '#src/generated/answers.ts';
import type { Consent, Criterion, Indication, Lead, Study } from '#src/generated/api.ts';
import type { Localized } from './localized.ts';

/** Written as JSON text, read as the value: a bare array would become a Postgres array. */
type Json<T> = ColumnType<T, string, string>;
/** Set by the database unless given; written as ISO 8601 text. */
type Moment = ColumnType<Date, string | undefined, string>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A study as kept: every text that visitors read stands in both languages. */
export type StoredStudy = Localized<
  Omit<Study, 'id' | 'externalId' | 'associatedIndications' | 'associatedIndicationIds'>
>;
/** A criterion as kept, with both languages. */
export type StoredCriterion = Localized<Omit<Criterion, 'id'>>;
export type LocalizedText = { en: string; es?: string };

export type StudyTable = {
  id: number;
  external_id: string;
  /** Visitors see a study only while it is `open`. */
  status: 'open' | 'draft' | 'closed';
  details: Json<StoredStudy>;
};

export type CriterionTable = {
  id: number;
  study_id: number;
  position: number;
  /** Asked by the minimal screener too. */
  minimal: boolean;
  details: Json<StoredCriterion>;
};

export type SiteTable = {
  id: number;
  study_id: number;
  ext_id: string;
  name: string;
  country: CountryCode;
  /** State or province code, where the country has them. */
  region: string | null;
  postal_code: string;
  lat: number;
  lon: number;
};

export type PostalAreaTable = {
  country: CountryCode;
  /** US first five, CA and IE first three, GB outcode, else the four digits. */
  code: string;
  lat: number;
  lon: number;
  place: string;
  region: string | null;
};

export type IndicationCategoryTable = { id: number; position: number; name: Json<LocalizedText> };
export type IndicationTable = {
  id: number;
  category_id: number;
  name: Json<LocalizedText>;
  show_for_signup: boolean;
  kind: Indication['kind'];
};

/** People who take part in a study already, as E.164 numbers. */
export type ParticipantTable = { study_id: number; phone: string };

/** What the server found when it judged the saved answers again; absent where nothing could be judged. */
export type Judgement = {
  age?: number;
  bmi?: number;
  ageQualifies?: boolean;
  genderQualifies?: boolean;
  bmiQualifies?: boolean;
  siteQualifies?: boolean;
  criteriaQualify?: boolean;
  alreadyMatched?: boolean;
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
  language: 'en' | 'es';
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
  judgement: Json<Judgement>;
  /** Whether everything qualifies for `study_id`; null without a study. */
  qualified: Nullable<boolean>;
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

export type LeadScreeningTable = { lead_id: string; study_id: number; passed: boolean; at: Moment };
export type SurveyAnswerTable = { lead_id: string; question_id: number; question: string; response: string };

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

export type IdempotencyKeyTable = {
  scope: string;
  key: string;
  request_sha256: string;
  lead_id: string;
  created_at: Moment;
};

/** What partners must hear of. Rows name a lead and carry nothing about it. */
export type OutboxTable = {
  id: Generated<number>;
  kind: string;
  lead_id: string;
  created_at: Moment;
  run_at: Moment;
  attempts: Generated<number>;
  done_at: Nullable<string>;
};

type Query = JSONColumnType<Record<string, string>>;
export type ActionTable = {
  id: Generated<number>;
  at: Moment;
  signup: string;
  route_path: string;
  screener: boolean;
  code: string;
  query: Query;
};
export type RouterLogTable = {
  id: Generated<number>;
  at: Moment;
  signup: string;
  study_external_id: Nullable<string>;
  from_path: string;
  to_path: string;
  path: string;
  query: Query;
};
export type RedirectDebugTable = {
  id: Generated<number>;
  at: Moment;
  referrer_url: string;
  attempted_campaign: string;
};
export type ErrorReportTable = {
  id: Generated<number>;
  at: Moment;
  severity: string;
  message: string;
  flow: Nullable<string>;
  step: Nullable<string>;
  lead_lp_param_id: Nullable<string>;
};
/** Names of the data sets that were put in once. */
export type SeedTable = { name: string; at: Moment };

export type Database = {
  study: StudyTable;
  criterion: CriterionTable;
  site: SiteTable;
  postal_area: PostalAreaTable;
  indication_category: IndicationCategoryTable;
  indication: IndicationTable;
  participant: ParticipantTable;
  lead: LeadTable;
  caregiver: CaregiverTable;
  lead_screening: LeadScreeningTable;
  survey_answer: SurveyAnswerTable;
  consent_text: ConsentTextTable;
  consent: ConsentTable;
  idempotency_key: IdempotencyKeyTable;
  outbox: OutboxTable;
  action: ActionTable;
  router_log: RouterLogTable;
  redirect_debug: RedirectDebugTable;
  error_report: ErrorReportTable;
  seed: SeedTable;
};
