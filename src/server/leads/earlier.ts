import type { Kysely, Selectable } from 'kysely';
import type { Lead, LeadCaregiver } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { CaregiverTable, LeadTable } from '#src/server/db/tables/leads.ts';
import { definedOnly } from '#src/domain/definedOnly.ts';
import type { Verdict } from './qualification.ts';

/** A lead of an earlier visit: what it said, and how it was judged. */
export type EarlierLead = { lead: Lead; verdict: Verdict };

/** The lead as it stands. */
export async function earlierLead(db: Kysely<Database>, leadId: string): Promise<EarlierLead> {
  const row = await db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  const caregiver = await db.selectFrom('caregiver').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  const survey = await db.selectFrom('survey_answer').selectAll().where('lead_id', '=', leadId).execute();
  const surveyQuestions = survey.map((answer) => ({
    questionId: answer.question_id,
    questionText: answer.question,
    questionResponseText: answer.response,
  }));
  const { judgement, qualified } = row;
  return { lead: leadOf(row, surveyQuestions, caregiver), verdict: { judgement, qualified } };
}

type Survey = Lead['additionalFields']['surveyQuestions'];

function leadOf(row: Selectable<LeadTable>, surveyQuestions: Survey, caregiver?: Selectable<CaregiverTable>): Lead {
  return {
    leadId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    phone1: row.phone,
    postalCode: row.postal_code,
    country: row.country,
    preferredLanguage: row.language,
    // Only what the schema of a lead allows was ever saved.
    ethnicities: row.ethnicities as NonNullable<Lead['ethnicities']>,
    additionalFields: { ...row.additional, surveyQuestions },
    indications: row.indication_ids.map((id) => ({ id })),
    sourceId: row.source_id,
    sourceStudyIds: row.source_study_ids,
    sourceInfo: row.source_info,
    screenings: [],
    responses: row.responses,
    ...definedOnly({
      email: row.email ?? undefined,
      gender: row.gender ?? undefined,
      dateOfBirth: row.date_of_birth ?? undefined,
      age: row.age ?? undefined,
      weightKg: row.weight_kg ?? undefined,
      heightCm: row.height_cm ?? undefined,
      studyId: row.study_id ?? undefined,
      siteId: row.site_id ?? undefined,
      studySiteId: row.study_site_id ?? undefined,
      caregiver: caregiver && caregiverOf(caregiver),
    }),
  };
}

function caregiverOf(row: Selectable<CaregiverTable>): LeadCaregiver {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    // Only what the schema of a caregiver allows was ever saved.
    caregiverRelationship: row.relationship as LeadCaregiver['caregiverRelationship'],
    sourceId: row.source_id,
    country: row.country,
    ...definedOnly({
      phone1: row.phone ?? undefined,
      email: row.email ?? undefined,
      postalCode: row.postal_code ?? undefined,
      dateOfBirth: row.date_of_birth ?? undefined,
    }),
  };
}

/** What is said now above what was said earlier: what is not said stays, and so does where the lead came from. */
export function added({ lead: earlier }: EarlierLead, said: Lead): Lead {
  const { leadId, sourceId, sourceStudyIds, sourceInfo, additionalFields, indications } = earlier;
  const { siteId: _site, studySiteId: _studySite, ...withoutSite } = earlier;
  const answered = said.additionalFields.surveyQuestions.filter((one) => one.questionResponseText !== '');
  const isAnswered = (id: number) => answered.some(({ questionId }) => questionId === id);
  const kept = additionalFields.surveyQuestions.filter(({ questionId }) => !isAnswered(questionId));
  return {
    ...(said.studyId === undefined ? earlier : withoutSite),
    ...definedOnly({ ...said, email: said.email || undefined }),
    leadId,
    sourceId,
    sourceStudyIds,
    sourceInfo,
    ethnicities: said.ethnicities?.length ? said.ethnicities : (earlier.ethnicities ?? []),
    additionalFields: { ...additionalFields, surveyQuestions: [...kept, ...answered] },
    indications: [...indications, ...said.indications.filter(({ id }) => !indications.some((one) => one.id === id))],
    responses: { ...earlier.responses, ...said.responses },
  };
}
