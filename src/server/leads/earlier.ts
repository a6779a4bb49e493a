import type { Kysely, Selectable } from 'kysely';
import { definedOnly } from '#src/domain/definedOnly.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };
import type { Lead, LeadCaregiver } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { CaregiverContent, CaregiverTable, LeadContent, LeadTable } from '#src/server/db/tables/leads.ts';
import { slugOf } from './find.ts';
import type { Qualification } from './qualification.ts';
import { storedName } from './storedName.ts';

/** A lead of an earlier visit, with its slug then and its qualification. */
export type EarlierLead = { lead: Lead; slug: string; qualification: Qualification };

/** The lead as it is stored; undefined where there is none. */
export async function earlierLead(db: Kysely<Database>, leadId: string): Promise<EarlierLead | undefined> {
  const found = await db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!found) return undefined;
  const row = openRow(db, 'lead', found);
  const caregiver = await db.selectFrom('caregiver').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  const survey = await db.selectFrom('survey_answer').selectAll().where('lead_id', '=', leadId).execute();
  const surveyQuestions = survey
    .map((answer) => openRow(db, 'survey_answer', answer))
    .map((answer) => ({
      questionId: answer.question_id,
      questionText: answer.question,
      questionResponseText: answer.response,
    }));
  const { judgement, qualified } = row;
  return {
    lead: leadOf(row, surveyQuestions, caregiver && openRow(db, 'caregiver', caregiver)),
    slug: row.slug,
    qualification: { judgement, qualified },
  };
}

/**
 * Whether a lead is still there, and of whom it was when it was read: whoever has it next gives it another slug. Asked after all
 * that is read to be shown.
 */
export async function isStillTheirs(db: Kysely<Database>, { lead, slug }: EarlierLead): Promise<boolean> {
  return (await slugOf(db, lead.leadId)) === slug;
}

type Survey = Lead['additionalFields']['surveyQuestions'];

type LeadRow = Omit<Selectable<LeadTable>, 'sealed'> & LeadContent;
type CaregiverRow = Omit<Selectable<CaregiverTable>, 'sealed'> & CaregiverContent;

function leadOf(row: LeadRow, surveyQuestions: Survey, caregiver?: CaregiverRow): Lead {
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

function caregiverOf(row: CaregiverRow): LeadCaregiver {
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

/** The entries with a value: a lead sends null or a blank where nothing was answered. */
function answered<T extends object>(value: T): Partial<T> {
  // What is left has values of `T` alone.
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== ''),
  ) as Partial<T>;
}

/** As many as one save may have: who comes by a link again and again makes no lead that is larger. */
const { responses, indications } = api.definitions.Lead.properties;
const most = { responses: responses.maxProperties, indications: indications.maxItems };

/** Those of now beside those of before; alone where both are more than a lead may have. */
function besideEarlier(earlier: Lead['responses'], now: Lead['responses']): Lead['responses'] {
  const both = { ...earlier, ...now };
  return Object.keys(both).length > most.responses ? now : both;
}

const nameIn = (name: string) => storedName(name).toLowerCase();

/** The caregiver of now: what they leave blank stays, unless somebody else has taken the place of the one before. */
function caregiverAfter(earlier: LeadCaregiver | undefined, now: LeadCaregiver | undefined): LeadCaregiver | undefined {
  if (!earlier || !now) return now ?? earlier;
  const isSame = (part: 'firstName' | 'lastName') => nameIn(earlier[part]) === nameIn(now[part]);
  // Families share a number and a last name, and people change theirs.
  const isOne = isSame('firstName') && (isSame('lastName') || (now.phone1 ?? '') === earlier.phone1);
  return isOne ? { ...earlier, ...answered(now), sourceId: earlier.sourceId } : now;
}

/** A save of now above the lead of an earlier visit: what it does not answer stays, and so does where the lead came from. */
export function merged({ lead: earlier }: EarlierLead, now: Lead): Lead {
  const { leadId, sourceId, sourceStudyIds, sourceInfo, additionalFields } = earlier;
  const { siteId: _site, studySiteId: _studySite, ...withoutSite } = earlier;
  const surveyed = now.additionalFields.surveyQuestions.filter((one) => one.questionResponseText !== '');
  const isSurveyed = (id: number) => surveyed.some(({ questionId }) => questionId === id);
  const isNew = ({ id }: { id: number }) => !earlier.indications.some((one) => one.id === id);
  const caregiver = caregiverAfter(earlier.caregiver, now.caregiver);
  const unchanged = additionalFields.surveyQuestions.filter(({ questionId }) => !isSurveyed(questionId));
  return {
    ...(now.studyId === undefined ? earlier : withoutSite),
    ...answered(now),
    ...(caregiver && { caregiver }),
    leadId,
    sourceId,
    sourceStudyIds,
    sourceInfo,
    ethnicities: now.ethnicities?.length ? now.ethnicities : (earlier.ethnicities ?? []),
    additionalFields: {
      ...additionalFields,
      ...answered(now.additionalFields),
      surveyQuestions: [...unchanged, ...surveyed],
    },
    indications: [...earlier.indications, ...now.indications.filter(isNew)].slice(-most.indications),
    responses: besideEarlier(earlier.responses, now.responses),
  };
}
