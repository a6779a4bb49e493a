import { sql, type Kysely } from 'kysely';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { handedOverMoment } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openRow, sealedPlace } from '#src/server/db/sealed/rows.ts';
import type { CaregiverContent, LeadContent, SurveyAnswerTable } from '#src/server/db/tables/leads.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Leased } from './lease.ts';

/** Of `schemas/leadEvent.schema.json`, which describes what is built here. */
const schemaVersion = 1;

type Lead = NonNullable<LeadEvent['data']['lead']>;
/** A lead as it is at one moment, with the number of its last change. */
type Now = Pick<LeadEvent['data'], 'version' | 'lead'>;

/** What the receiver gets of a row of the outbox: whatever the event, the lead as it is now; null once erased. Throws `SealError`. */
export function eventOf(row: Leased, leads: ReadonlyMap<string, () => Now>): LeadEvent {
  const { kind: type, lead_id: leadId, created_at: createdAt } = row;
  const { version, lead } = leads.get(leadId)?.() ?? { version: row.version, lead: null };
  return { type, timestamp: createdAt.toISOString(), schemaVersion, data: { leadId, version, lead } };
}

type Db = Kysely<Database>;
type SealedAnswer = { questionId: number; sealed: SurveyAnswerTable['sealed'] };
type SealedPicture = Omit<Lead['pictures'][number], 'shot' | 'objectSecret'> & {
  shot: Sealed<string>;
  objectSecret: Sealed<string> | null;
};
/** A lead as the tables have it. */
type Found = {
  id: string;
  version: number;
  sealed: Sealed<LeadContent>;
  plain: Partial<Lead>;
  caregiver: { sealed: Sealed<CaregiverContent>; relationship: string; country: string } | null;
  answers: SealedAnswer[];
  pictures: SealedPicture[];
};

/**
 * Leads by id, each as it is at this moment with all that belongs to it; the outbox itself stores no more than the id. Each
 * is opened by itself, so that one that cannot be opened holds up no other.
 * Consents that stand alone belong to nobody, whatever number they name.
 */
export async function leadsAsTheyAre(db: Db, leadIds: readonly string[]): Promise<Map<string, () => Now>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<Found>`
    select lead.id, lead.version, lead.sealed, ${plain} as plain, ${caregiver} as caregiver, ${answers} as answers,
      ${pictures} as pictures
    from lead where lead.id in (${sql.join([...new Set(leadIds)].map((id) => sql`${id}::uuid`))})`.execute(db);
  return new Map(rows.map((row) => [row.id, () => ({ version: row.version, lead: opened(db, row) })]));
}

/** The schema describes every property, and the tests compare each event with it. */
const opened = (db: Db, row: Found): Lead =>
  ({
    ...row.plain,
    ...personOf(openRow(db, 'lead', row)),
    caregiver:
      row.caregiver && caregiverOf(row.caregiver, openRow(db, 'caregiver', { ...row.caregiver, lead_id: row.id })),
    surveyAnswers: row.answers.map(({ questionId, sealed }) => {
      const { question, response } = openRow(db, 'survey_answer', { lead_id: row.id, question_id: questionId, sealed });
      return { questionId, question, response };
    }),
    pictures: row.pictures.map((picture) => pictureOf(db, picture)),
  }) as Lead;

function pictureOf(db: Db, { shot, objectSecret, ...picture }: SealedPicture): Lead['pictures'][number] {
  const open = (column: string, sealed: Sealed<string>) =>
    sealingOf(db).open(sealedPlace('picture', { picture_id: picture.pictureId }, column), sealed);
  return {
    ...picture,
    shot: open('shot', shot),
    objectSecret: objectSecret === null ? null : open('object_secret', objectSecret),
  };
}

const personOf = (lead: LeadContent) => ({
  firstName: lead.first_name,
  lastName: lead.last_name,
  phone: lead.phone,
  email: lead.email,
  postalCode: lead.postal_code,
  gender: lead.gender,
  dateOfBirth: lead.date_of_birth,
  age: lead.age,
  weightKg: lead.weight_kg,
  heightCm: lead.height_cm,
  ethnicities: lead.ethnicities,
  additionalFields: lead.additional,
  indicationIds: lead.indication_ids,
  sourceId: lead.source_id,
  sourceStudyIds: lead.source_study_ids,
  sourceInfo: { ...lead.source_info },
  responses: lead.responses,
  studySiteId: lead.study_site_id,
  qualification: lead.judgement,
});

const caregiverOf = (row: { relationship: string; country: string }, caregiver: CaregiverContent) => ({
  firstName: caregiver.first_name,
  lastName: caregiver.last_name,
  relationship: row.relationship,
  phone: caregiver.phone,
  email: caregiver.email,
  postalCode: caregiver.postal_code,
  dateOfBirth: caregiver.date_of_birth,
  sourceId: caregiver.source_id,
  country: row.country,
});

/** What a lead and its caregiver have now. */
const contacts = sql`(select coalesce(jsonb_agg(jsonb_build_object('holder', holder, 'kind', kind, 'isVerified',
    verified_at is not null, 'verifiedAt', verified_at, 'verifiedBy', verified_by) order by holder desc, kind desc), '[]')
  from lead_contact one left join caregiver on holder = 'caregiver' and caregiver.lead_id = one.lead_id
  where one.lead_id = lead.id and value in (case when holder = 'lead' then lead.phone_hash else caregiver.phone_hash end,
    case when holder = 'lead' then lead.email_hash else caregiver.email_hash end))`;

const plain = sql`jsonb_build_object('contacts', ${contacts}, 'slug', slug, 'createdAt', created_at, 'updatedAt', updated_at, 'country', country,
  'language', language, 'campaign', campaign, 'studyId', study_id, 'siteId', site_id, 'qualified', qualified,
  'screenings', (select coalesce(jsonb_agg(jsonb_build_object('studyId', study_id, 'passed', passed, 'at', at)
      order by one.study_id), '[]') from lead_screening one where lead_id = lead.id),
  'consents', (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'at', at, 'type', consent_type,
      'hasConsent', has_consent, 'how', how, 'locale', locale, 'textSha256', text_sha256, 'hash', hash, 'proof', proof,
      'signer', signer, 'sequence', sequence, 'isOvertaken', is_overtaken, 'verified', verified) order by position), '[]')
      from consent one where one.lead_id = lead.id), 'handedOverAt', ${handedOverMoment(sql`lead.id`)})`;

const caregiver = sql`(select jsonb_build_object('sealed', one.sealed, 'relationship', relationship, 'country', one.country)
  from caregiver one where lead_id = lead.id)`;

const answers = sql`(select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'sealed', one.sealed)
  order by question_id), '[]') from survey_answer one where lead_id = lead.id)`;

const pictures = sql`(select coalesce(jsonb_agg(jsonb_build_object('pictureId', picture_id, 'shot', shot,
    'campaign', one.campaign, 'storedAt', stored_at, 'expiresAt', expires_at, 'width', width, 'height', height,
    'sha256', sha256, 'objectKey', object_key, 'objectSecret', object_secret) order by stored_at), '[]')
  from picture one where one.lead_id = lead.id and stored_at is not null)`;
