import { sql, type RawBuilder } from 'kysely';
import type { Sealing } from '#src/server/sealing/sealing.ts';
import type { Attempt } from './attempt.ts';
import { caregiverColumnNames, inputOf, leadColumnNames } from './rows.ts';

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));
const valuesOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(`one.${name}`)));
const updates = (columns: readonly string[]) =>
  sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));

/** Columns that a later save does not change, but for the slug of a lead that is handed over. */
const fixed = new Set(['id', 'slug', 'created_at']);
const changed = leadColumnNames.filter((name) => !fixed.has(name));

/** A save that was written, and whether its lead has never had the number before. */
export type Saved = { scope: string; key: string; slug: string; isNewNumber: boolean };

/**
 * Everything that some saves write, as one statement and so one transaction: gives the names of each that was
 * saved. Writes nothing for a key that has been used; waits when the first request of the key has not ended. No two
 * attempts may have a lead or a key in common.
 */
export function saveStatement(attempts: readonly Attempt[], sealing: Sealing): RawBuilder<Saved> {
  return sql`
    with input as (
      select * from jsonb_to_recordset(${JSON.stringify(attempts.map((attempt) => inputOf(attempt, sealing)))}::jsonb) as one (scope text, key text,
        hash text, at timestamptz, visit text, lead_id uuid, lead jsonb, caregiver jsonb, contacts jsonb, screenings jsonb,
        survey jsonb, hands_over boolean)
    ), attempt as (
      insert into idempotency_key (scope, key, request_sha256, lead_id, created_at)
      select scope, key, hash, lead_id, at from input on conflict do nothing returning scope, key
    ), fresh as (select * from input join attempt using (scope, key)),
    saved as (
      insert into lead (${names(leadColumnNames)})
      select ${valuesOf(leadColumnNames)} from fresh, jsonb_populate_record(null::lead, fresh.lead) as one
      on conflict (id) do update set ${updates(changed)}, slug = case when exists (
        select from fresh where fresh.lead_id = excluded.id and hands_over
      ) then excluded.slug else lead.slug end returning id, slug
    ), ${screenings}, ${survey}, ${caregivers}, ${contacts}, visited as (
      insert into lead_visit (lead_id, visit, at) select lead_id, visit, at from fresh where visit is not null
      on conflict do nothing
    ), queued as (
      insert into outbox (kind, lead_id, created_at, run_at) select 'lead.saved', lead_id, at, at from fresh
    )
    select fresh.scope, fresh.key, saved.slug, exists (
      select from remembered where remembered.lead_id = fresh.lead_id and holder = 'lead' and kind = 'phone'
    ) as "isNewNumber"
    from fresh join saved on saved.id = fresh.lead_id`;
}

/** Of studies that nobody could be screened for a lead has none, however many a request names. */
const screenings = sql`screened as (
      insert into lead_screening (lead_id, study_id, passed, at)
      select lead_id, one."studyId", one.passed, at
      from fresh, jsonb_to_recordset(screenings) as one ("studyId" integer, passed boolean)
        join study on study.id = one."studyId" and status <> 'draft'
      on conflict (lead_id, study_id) do update set passed = excluded.passed, at = excluded.at
    )`;

const survey = sql`surveyed as (
      insert into survey_answer (lead_id, question_id, sealed)
      select lead_id, one."questionId", one.sealed
      from fresh, jsonb_to_recordset(survey) as one ("questionId" integer, sealed text)
      on conflict (lead_id, question_id) do update set sealed = excluded.sealed
    )`;

/** What a lead and its caregiver had before is not forgotten. */
const contacts = sql`remembered as (
      insert into lead_contact (lead_id, holder, kind, value, sealed, is_brought)
      select lead_id, one.holder, one.kind, one.value, one.sealed, one.is_brought
      from fresh, jsonb_to_recordset(contacts) as one (holder text, kind text, value text, sealed text, is_brought boolean)
      on conflict do nothing returning lead_id, holder, kind
    )`;

const caregivers = sql`uncared as (
      delete from caregiver using fresh where caregiver.lead_id = fresh.lead_id and fresh.caregiver is null
    ), cared as (
      insert into caregiver (${names(caregiverColumnNames)})
      select ${valuesOf(caregiverColumnNames)}
      from fresh, jsonb_populate_record(null::caregiver, fresh.caregiver) as one where fresh.caregiver is not null
      on conflict (lead_id) do update set ${updates(caregiverColumnNames.filter((name) => name !== 'lead_id'))}
    )`;
