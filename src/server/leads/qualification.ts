import type { Kysely } from 'kysely';
import { bmi } from '#src/domain/bmi.ts';
import { ageOfCandidate, fullyQualified, qualificationRules, type Candidate } from '#src/domain/qualification.ts';
import { definedOnly } from '#src/domain/definedOnly.ts';
import type { Answers } from '#src/generated/answers.ts';
import type { Lead } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { QualificationDetails } from '#src/server/db/tables/leads.ts';
import { flowTypeOfCampaign } from '#src/server/campaigns.ts';
import { recentStudy, type KnownStudy } from './recentStudy.ts';
import { isParticipant } from '#src/server/studies/participants.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { todayIn } from '#src/server/visitor/today.ts';

export type Qualification = { judgement: QualificationDetails; qualified: boolean | null };

/**
 * Qualifies a lead by the rules of its study. One whose study has closed since the visitor began stays undecided. Throws
 * 404 for a study or site that does not exist.
 */
export async function qualify(db: Kysely<Database>, lead: Lead, now: Date): Promise<Qualification> {
  const answers = answersOf(lead);
  const today = todayIn(lead.country, now);
  const measures = definedOnly({
    age: ageOfCandidate(answers, today),
    bmi: bmi(lead.heightCm, lead.weightKg),
  });
  if (lead.studyId === undefined) return { judgement: measures, qualified: null };
  const known = await recentStudy(db, lead.studyId);
  if (!known) throw notFound('studyId', 'There is no such study.');
  if (known.isClosed) return { judgement: { ...measures, studyClosed: true }, qualified: null };
  const candidate = await candidateFor(db, lead, known, { answers, today });
  const judgement = { ...measures, ...evaluated(candidate), alreadyMatched: candidate.alreadyMatched };
  return { judgement, qualified: fullyQualified(candidate) };
}

/** What each rule says of the candidate. */
const evaluated = (candidate: Candidate): QualificationDetails =>
  Object.fromEntries(Object.entries(qualificationRules).map(([name, qualifies]) => [name, qualifies(candidate)]));

async function candidateFor(
  db: Kysely<Database>,
  lead: Lead,
  known: KnownStudy,
  about: Pick<Candidate, 'answers' | 'today'>,
): Promise<Candidate> {
  const { study, siteIds, recruitingIds } = known;
  if (lead.siteId !== undefined && !siteIds.has(lead.siteId)) throw notFound('siteId', 'The study has no such site.');
  return {
    ...about,
    study,
    criteria: askedCriteria(known, lead.responses),
    campaign: { flowType: flowTypeOfCampaign(lead.sourceInfo.campaign) },
    ...(lead.siteId !== undefined && recruitingIds.has(lead.siteId) && { site: { id: lead.siteId } }),
    alreadyMatched: await isParticipant(db, { studyId: study.id, phone: lead.phone1 }),
  };
}

/** Those of the minimal screener where the study has one and nothing beyond it was answered, else all. */
function askedCriteria({ study, criteria, minimal }: KnownStudy, responses: Lead['responses'] = {}) {
  if (!study.secondaryScreening?.minimal) return criteria;
  const isBeyond = criteria.some(({ id }) => id in responses && !minimal.some((one) => one.id === id));
  return minimal.length === 0 || isBeyond ? criteria : minimal;
}

function answersOf(lead: Lead): Answers {
  return definedOnly({
    age: lead.age,
    birthDate: lead.dateOfBirth,
    gender: lead.gender,
    heightCm: lead.heightCm,
    weightKg: lead.weightKg,
    responses: lead.responses,
  });
}
