import { sql, type Kysely } from 'kysely';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Leased } from './lease.ts';

/** Of `schemas/leadEvent.schema.json`, which describes what is built here. */
const schemaVersion = 1;

/** A lead as it is at one moment, with the number of its last change. */
type Now = Pick<LeadEvent['data'], 'version' | 'lead'>;

/** What the receiver gets of a row of the outbox: whatever the event, the lead as it is now; null once erased. */
export function eventOf(row: Leased, leads: ReadonlyMap<string, Now>): LeadEvent {
  const { kind: type, lead_id: leadId, created_at: createdAt } = row;
  const { version, lead } = leads.get(leadId) ?? { version: row.version, lead: null };
  return { type, timestamp: createdAt.toISOString(), schemaVersion, data: { leadId, version, lead } };
}

/**
 * Leads by id, each as it is at this moment with all that belongs to it; the outbox itself stores no more than the id.
 * Consents that stand alone belong to nobody, whatever number they name.
 */
export async function leadsAsTheyAre(db: Kysely<Database>, leadIds: readonly string[]): Promise<Map<string, Now>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string } & Now>`
    select lead.id, lead.version, ${person} || ${interest} || ${belongings} as lead
    from lead where lead.id in (${sql.join([...new Set(leadIds)].map((id) => sql`${id}::uuid`))})`.execute(db);
  return new Map(rows.map(({ id, version, lead }) => [id, { version, lead }]));
}

const person = sql`jsonb_build_object('slug', slug, 'createdAt', created_at, 'updatedAt', updated_at, 'firstName', first_name,
  'lastName', last_name, 'phone', phone, 'email', email, 'postalCode', postal_code, 'country', country, 'gender', gender,
  'dateOfBirth', date_of_birth, 'age', age, 'weightKg', weight_kg, 'heightCm', height_cm, 'language', language,
  'ethnicities', ethnicities, 'additionalFields', additional)`;

const interest = sql`jsonb_build_object('indicationIds', indication_ids, 'sourceId', source_id, 'sourceStudyIds',
  source_study_ids, 'sourceInfo', source_info, 'campaign', campaign, 'responses', responses, 'studyId', study_id, 'siteId',
  site_id, 'studySiteId', study_site_id, 'qualified', qualified, 'qualification', judgement)`;

const belongings = sql`jsonb_build_object(
  'caregiver', (select jsonb_build_object('firstName', first_name, 'lastName', last_name, 'relationship', relationship,
      'phone', phone, 'email', email, 'postalCode', postal_code, 'dateOfBirth', date_of_birth, 'sourceId', source_id,
      'country', country) from caregiver where lead_id = lead.id),
  'screenings', (select coalesce(jsonb_agg(jsonb_build_object('studyId', study_id, 'passed', passed, 'at', at)
      order by one.study_id), '[]') from lead_screening one where lead_id = lead.id),
  'surveyAnswers', (select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'question', question,
      'response', response) order by question_id), '[]') from survey_answer where lead_id = lead.id),
  'pictures', (select coalesce(jsonb_agg(jsonb_build_object('pictureId', picture_id, 'shot', shot, 'campaign', one.campaign,
      'storedAt', stored_at, 'expiresAt', expires_at, 'width', width, 'height', height, 'sha256', sha256,
      'objectKey', object_key) order by stored_at), '[]')
      from picture one where one.lead_id = lead.id and stored_at is not null),
  'consents', (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'at', at, 'type', consent_type,
      'hasConsent', has_consent, 'how', how, 'locale', locale, 'textSha256', text_sha256, 'hash', hash, 'proof', proof,
      'signer', signer, 'sequence', sequence, 'isOvertaken', is_overtaken) order by position), '[]')
      from consent one where one.lead_id = lead.id))`;
