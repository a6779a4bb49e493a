import { sql, type RawBuilder } from 'kysely';
import type { Lead, LeadCaregiver } from '#src/generated/api.ts';
import type { Verdict } from './judge.ts';

/** One saving attempt: what is saved, under which names, and how it was judged. */
export type Attempt = {
  scope: string;
  key: string;
  contentHash: string;
  newSlug: string;
  lead: Lead;
  verdict: Verdict;
  at: Date;
};

type Column = readonly [name: string, value: RawBuilder<unknown>];

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const text = (value: string | undefined) => sql`${value === undefined || value === '' ? null : value}::text`;
const whole = (value: number | undefined) => sql`${value ?? null}::integer`;
const real = (value: number | undefined) => sql`${value ?? null}::double precision`;
const date = (value: string | undefined) => sql`${value ?? null}::date`;

function leadColumns(lead: Lead, { judgement, qualified }: Verdict): Column[] {
  const { surveyQuestions: _, ...additional } = lead.additionalFields;
  return [
    ['first_name', text(lead.firstName.trim())],
    ['last_name', text(lead.lastName.trim())],
    ['phone', text(lead.phone1)],
    ['email', text(lead.email?.trim())],
    ['postal_code', text(lead.postalCode.trim())],
    ['country', text(lead.country)],
    ['gender', text(lead.gender)],
    ['date_of_birth', date(lead.dateOfBirth)],
    ['age', whole(lead.age)],
    ['weight_kg', real(lead.weightKg)],
    ['height_cm', real(lead.heightCm)],
    ['language', text(lead.preferredLanguage)],
    ['ethnicities', json(lead.ethnicities ?? [])],
    ['additional', json(additional)],
    ['indication_ids', json(lead.indications.map(({ id }) => id))],
    ['source_id', sql`${lead.sourceId}::text`],
    ['source_study_ids', json(lead.sourceStudyIds)],
    ['source_info', json(lead.sourceInfo)],
    ['campaign', sql`${lead.sourceInfo.campaign}::text`],
    ['responses', json(lead.responses ?? {})],
    ['study_id', whole(lead.studyId)],
    ['site_id', whole(lead.siteId)],
    ['study_site_id', text(lead.studySiteId)],
    ['judgement', json(judgement)],
    ['qualified', sql`${qualified}::boolean`],
  ];
}

function caregiverColumns(caregiver: LeadCaregiver): Column[] {
  return [
    ['first_name', text(caregiver.firstName.trim())],
    ['last_name', text(caregiver.lastName.trim())],
    ['relationship', text(caregiver.caregiverRelationship)],
    ['phone', text(caregiver.phone1)],
    ['email', text(caregiver.email?.trim())],
    ['postal_code', text(caregiver.postalCode?.trim())],
    ['date_of_birth', date(caregiver.dateOfBirth)],
    ['source_id', text(caregiver.sourceId)],
    ['country', text(caregiver.country)],
  ];
}

const names = (columns: readonly Column[]) => sql.join(columns.map(([name]) => sql.ref(name)));
const values = (columns: readonly Column[]) => sql.join(columns.map(([, value]) => value));
const updates = (columns: readonly Column[]) =>
  sql.join(columns.map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));

/**
 * Everything that one save writes, as one statement and so one transaction. Writes nothing and gives no row when the
 * key has been used; waits when the first request of the key has not ended.
 */
export function saveStatement({ scope, key, contentHash, newSlug, lead, verdict, at }: Attempt) {
  const columns = leadColumns(lead, verdict);
  const id = sql`${lead.leadId}::uuid`;
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql<{ slug: string }>`
    with attempt as (
      insert into idempotency_key (scope, key, request_sha256, lead_id, created_at)
      values (${scope}, ${key}, ${contentHash}, ${id}, ${now}) on conflict do nothing returning lead_id
    ), saved as (
      insert into lead (id, slug, created_at, updated_at, ${names(columns)})
      select lead_id, ${newSlug}, ${now}, ${now}, ${values(columns)} from attempt
      on conflict (id) do update set updated_at = excluded.updated_at, ${updates(columns)} returning id, slug
    ), ${screeningsPart(lead, now)}, ${surveyPart(lead)}, ${caregiverPart(lead)}, queued as (
      insert into outbox (kind, lead_id, created_at, run_at) select 'lead.saved', id, ${now}, ${now} from saved
    )
    select slug from saved`;
}

function screeningsPart(lead: Lead, now: RawBuilder<unknown>) {
  // The last word on a study counts; a statement may touch a row once.
  const screenings = [...new Map(lead.screenings.map((one) => [one.studyId, one])).values()];
  return sql`screened as (
      insert into lead_screening (lead_id, study_id, passed, at)
      select saved.id, one."studyId", one.passed, ${now}
      from saved, jsonb_to_recordset(${json(screenings)}) as one ("studyId" integer, passed boolean)
      on conflict (lead_id, study_id) do update set passed = excluded.passed, at = excluded.at
    )`;
}

function surveyPart(lead: Lead) {
  return sql`surveyed as (
      insert into survey_answer (lead_id, question_id, question, response)
      select saved.id, one."questionId", one."questionText", one."questionResponseText"
      from saved, jsonb_to_recordset(${json(lead.additionalFields.surveyQuestions)})
        as one ("questionId" integer, "questionText" text, "questionResponseText" text)
      on conflict (lead_id, question_id) do update set question = excluded.question, response = excluded.response
    )`;
}

function caregiverPart({ caregiver }: Lead) {
  if (!caregiver) return sql`caring as (delete from caregiver where lead_id in (select id from saved))`;
  const columns = caregiverColumns(caregiver);
  return sql`caring as (
      insert into caregiver (lead_id, ${names(columns)}) select id, ${values(columns)} from saved
      on conflict (lead_id) do update set ${updates(columns)}
    )`;
}
