import type { Lead, LeadCaregiver, LeadConsent } from '#src/generated/api.ts';
import type { Sign } from '#src/server/db/tables/bots.ts';
import type { CaregiverTable, LeadTable } from '#src/server/db/tables/leads.ts';
import type { Qualification } from './qualification.ts';
import { confirmedScreenings } from './screening.ts';

/** One saving attempt: what is saved, under which key and slug, and its qualification. */
export type Attempt = {
  scope: string;
  key: string;
  contentHash: string;
  newSlug: string;
  visit: string | null;
  lead: Lead;
  qualification: Qualification;
  at: Date;
  /** Given or withdrawn on the way to this save. */
  consents: readonly LeadConsent[];
  /** Hash of the session and the tab that saves. */
  session?: string | undefined;
  /** Why it may come from a machine. */
  signs?: readonly Sign[];
};

/** How each column of a table is filled. JSON columns are given as values. */
type Columns<Table, Source> = { [Column in keyof Table]: (source: Source) => unknown };

const text = (value: string | undefined) => (value === undefined || value === '' ? null : value);

/** All but the version, which the database counts. */
const leadColumns: Columns<Omit<LeadTable, 'version'>, Attempt> = {
  id: ({ lead }) => lead.leadId,
  slug: ({ newSlug }) => newSlug,
  created_at: ({ at }) => at,
  updated_at: ({ at }) => at,
  first_name: ({ lead }) => text(lead.firstName.trim()),
  last_name: ({ lead }) => text(lead.lastName.trim()),
  phone: ({ lead }) => text(lead.phone1),
  email: ({ lead }) => text(lead.email?.trim()),
  postal_code: ({ lead }) => text(lead.postalCode.trim()),
  country: ({ lead }) => lead.country,
  gender: ({ lead }) => text(lead.gender),
  date_of_birth: ({ lead }) => text(lead.dateOfBirth),
  age: ({ lead }) => lead.age,
  weight_kg: ({ lead }) => lead.weightKg,
  height_cm: ({ lead }) => lead.heightCm,
  language: ({ lead }) => text(lead.preferredLanguage),
  ethnicities: ({ lead }) => lead.ethnicities ?? [],
  additional: ({ lead: { additionalFields } }) => ({ ...additionalFields, surveyQuestions: undefined }),
  indication_ids: ({ lead }) => lead.indications.map(({ id }) => id),
  source_id: ({ lead }) => lead.sourceId,
  source_study_ids: ({ lead }) => lead.sourceStudyIds,
  source_info: ({ lead }) => lead.sourceInfo,
  campaign: ({ lead }) => lead.sourceInfo.campaign,
  responses: ({ lead }) => lead.responses ?? {},
  study_id: ({ lead }) => lead.studyId,
  site_id: ({ lead }) => lead.siteId,
  study_site_id: ({ lead }) => text(lead.studySiteId),
  judgement: ({ qualification }) => qualification.judgement,
  qualified: ({ qualification }) => qualification.qualified,
};

type Cared = { leadId: string; caregiver: LeadCaregiver };

const caregiverColumns: Columns<CaregiverTable, Cared> = {
  lead_id: ({ leadId }) => leadId,
  first_name: ({ caregiver }) => text(caregiver.firstName.trim()),
  last_name: ({ caregiver }) => text(caregiver.lastName.trim()),
  relationship: ({ caregiver }) => text(caregiver.caregiverRelationship),
  phone: ({ caregiver }) => text(caregiver.phone1),
  email: ({ caregiver }) => text(caregiver.email?.trim()),
  postal_code: ({ caregiver }) => text(caregiver.postalCode?.trim()),
  date_of_birth: ({ caregiver }) => text(caregiver.dateOfBirth),
  source_id: ({ caregiver }) => text(caregiver.sourceId),
  country: ({ caregiver }) => text(caregiver.country),
};

function row<Source>(columns: Readonly<Record<string, (source: Source) => unknown>>, source: Source) {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(source)]));
}

export const leadColumnNames = Object.keys(leadColumns);
export const caregiverColumnNames = Object.keys(caregiverColumns);

/** What the saving statement reads of an attempt. */
export function inputOf(attempt: Attempt) {
  const { scope, key, contentHash: hash, at, visit, lead } = attempt;
  const { leadId, caregiver } = lead;
  const screenings = confirmedScreenings(lead.screenings, {
    studyId: lead.studyId,
    qualified: attempt.qualification.qualified,
  });
  return {
    scope,
    key,
    hash,
    at,
    visit,
    lead_id: leadId,
    lead: row(leadColumns, attempt),
    caregiver: caregiver && row(caregiverColumns, { leadId, caregiver }),
    // The last result of a study counts; a statement may touch a row once.
    screenings: [...new Map(screenings.map((one) => [one.studyId, one])).values()],
    survey: lead.additionalFields.surveyQuestions,
  };
}
