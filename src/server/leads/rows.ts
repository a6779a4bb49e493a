import type { LeadCaregiver } from '#src/generated/api.ts';
import { sealedPlace } from '#src/server/db/sealed/rows.ts';
import type {
  CaregiverContent,
  CaregiverTable,
  LeadContactTable,
  LeadContent,
  LeadTable,
} from '#src/server/db/tables/leads.ts';
import type { Sealing } from '#src/server/sealing/sealing.ts';
import type { Attempt } from './attempt.ts';
import { confirmedScreenings } from './screening.ts';
import { storedName } from './storedName.ts';

/** How each column, or each part of what is sealed, is filled. */
type Columns<Table, Source> = { [Column in keyof Table]: (source: Source) => unknown };
type Sealed = 'sealed' | 'phone_hash' | 'email_hash';

const text = (value: string | undefined) => (value === undefined || value === '' ? null : value);

/** All but the version, which the database counts. */
const leadColumns: Columns<Omit<LeadTable, 'version' | Sealed>, Attempt> = {
  id: ({ lead }) => lead.leadId,
  slug: ({ newSlug }) => newSlug,
  created_at: ({ at }) => at,
  updated_at: ({ at }) => at,
  country: ({ lead }) => lead.country,
  language: ({ lead }) => text(lead.preferredLanguage),
  campaign: ({ lead }) => lead.sourceInfo.campaign,
  study_id: ({ lead }) => lead.studyId,
  site_id: ({ lead }) => lead.siteId,
  qualified: ({ qualification }) => qualification.qualified,
};

const leadContent: Columns<LeadContent, Attempt> = {
  first_name: ({ lead }) => text(storedName(lead.firstName)),
  last_name: ({ lead }) => text(storedName(lead.lastName)),
  phone: ({ lead }) => text(lead.phone1),
  email: ({ lead }) => text(lead.email?.trim()),
  postal_code: ({ lead }) => text(lead.postalCode.trim()),
  gender: ({ lead }) => text(lead.gender),
  date_of_birth: ({ lead }) => text(lead.dateOfBirth),
  age: ({ lead }) => lead.age ?? null,
  weight_kg: ({ lead }) => lead.weightKg ?? null,
  height_cm: ({ lead }) => lead.heightCm ?? null,
  ethnicities: ({ lead }) => lead.ethnicities ?? [],
  additional: ({ lead: { additionalFields } }) => ({ ...additionalFields, surveyQuestions: undefined }),
  indication_ids: ({ lead }) => lead.indications.map(({ id }) => id),
  source_id: ({ lead }) => lead.sourceId,
  source_study_ids: ({ lead }) => lead.sourceStudyIds,
  source_info: ({ lead }) => lead.sourceInfo,
  responses: ({ lead }) => lead.responses ?? {},
  study_site_id: ({ lead }) => text(lead.studySiteId),
  judgement: ({ qualification }) => qualification.judgement,
};

type Cared = { leadId: string; caregiver: LeadCaregiver };

const caregiverColumns: Columns<Omit<CaregiverTable, Sealed>, Cared> = {
  lead_id: ({ leadId }) => leadId,
  relationship: ({ caregiver }) => text(caregiver.caregiverRelationship),
  country: ({ caregiver }) => text(caregiver.country),
};

const caregiverContent: Columns<CaregiverContent, Cared> = {
  first_name: ({ caregiver }) => text(storedName(caregiver.firstName)),
  last_name: ({ caregiver }) => text(storedName(caregiver.lastName)),
  phone: ({ caregiver }) => text(caregiver.phone1),
  email: ({ caregiver }) => text(caregiver.email?.trim()),
  postal_code: ({ caregiver }) => text(caregiver.postalCode?.trim()),
  date_of_birth: ({ caregiver }) => text(caregiver.dateOfBirth),
  source_id: ({ caregiver }) => text(caregiver.sourceId),
};

function row<Source>(columns: Readonly<Record<string, (source: Source) => unknown>>, source: Source) {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(source)]));
}

const sealedNames = ['sealed', 'phone_hash', 'email_hash'] as const satisfies readonly Sealed[];
export const leadColumnNames = [...Object.keys(leadColumns), ...sealedNames];
export const caregiverColumnNames = [...Object.keys(caregiverColumns), ...sealedNames];

type Contact = { phone?: string | undefined; email?: string | undefined };

const hashes = (sealing: Sealing, { phone, email }: Contact) => ({
  phone_hash: sealing.hashOrNull('phone', phone),
  email_hash: sealing.hashOrNull('email', email?.trim()),
});

type SavedContact = Pick<LeadContactTable, 'holder' | 'kind' | 'value' | 'sealed'> & { is_brought: boolean };

/** The numbers and addresses of a save, which a lead is known by for ever. */
function contactsOf({ lead, brought = [] }: Attempt, sealing: Sealing) {
  const { leadId, phone1: phone, email, caregiver } = lead;
  const holders = [
    { holder: 'lead', phone, email: email?.trim() },
    { holder: 'caregiver', phone: caregiver?.phone1, email: caregiver?.email?.trim() },
  ] as const;
  return holders.flatMap(({ holder, ...values }) =>
    (['phone', 'email'] as const).flatMap((kind): SavedContact[] => {
      const known = kind === 'email' ? values.email?.toLowerCase() : values.phone;
      if (!known) return [];
      const sealed = sealing.seal(sealedPlace('lead_contact', { lead_id: leadId }), known);
      const isBrought = holder === 'lead' && brought.includes(kind);
      return [{ holder, kind, value: sealing.hash(kind, known), sealed, is_brought: isBrought }];
    }),
  );
}

/** What the saving statement reads of an attempt. */
export function inputOf(attempt: Attempt, sealing: Sealing) {
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
    lead: {
      ...row(leadColumns, attempt),
      ...hashes(sealing, { phone: lead.phone1, email: lead.email }),
      sealed: sealing.seal(sealedPlace('lead', { id: leadId }), row(leadContent, attempt)),
    },
    caregiver: caregiver && {
      ...row(caregiverColumns, { leadId, caregiver }),
      ...hashes(sealing, { phone: caregiver.phone1, email: caregiver.email }),
      sealed: sealing.seal(sealedPlace('caregiver', { lead_id: leadId }), row(caregiverContent, { leadId, caregiver })),
    },
    hands_over: (attempt.bringsNew ?? []).length > 0,
    contacts: contactsOf(attempt, sealing),
    // The last result of a study counts; a statement may touch a row once.
    screenings: [...new Map(screenings.map((one) => [one.studyId, one])).values()],
    survey: lead.additionalFields.surveyQuestions.map(({ questionId, questionText, questionResponseText }) => ({
      questionId,
      sealed: sealing.seal(sealedPlace('survey_answer', { lead_id: leadId, question_id: questionId }), {
        question: questionText,
        response: questionResponseText,
      }),
    })),
  };
}
