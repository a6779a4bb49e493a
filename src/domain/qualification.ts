import { ageOn } from './age.ts';
import { bmi } from './bmi.ts';
import { criteriaQualify } from './criteria.ts';
import type { Screening } from './criteria.ts';
import type { Answers, CampaignFacts, Facts, FlowType, Study } from './facts.ts';

export type Outcome = 'congratulations' | 'disqualified' | 'noSite';

/** What age, gender and body mass are judged by; `Facts` has it. */
export type Body = { answers: Answers; study?: Study; today: string };

/** What full qualification is judged by; `Facts` has it, and a server can put it together. */
export type Candidate = Body &
  Screening & { campaign: Pick<CampaignFacts, 'flowType'>; site?: { id: number }; alreadyMatched: boolean };

/** A bound that is not given does not limit; a value that is not given lies within no bounds but absent ones. */
function isWithin(value: number | undefined, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== undefined && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** Age in whole years by the birth date, else as given. */
export function ageOfCandidate(answers: Answers, today: string): number | undefined {
  const { birthDate, age } = answers;
  return (birthDate === undefined ? undefined : ageOn(birthDate, today)) ?? age;
}

/** Whether the age lies within the study's bounds, both included. Any does without a study. */
export function ageQualifies({ answers, study, today }: Body): boolean {
  return isWithin(ageOfCandidate(answers, today), study?.minAge, study?.maxAge);
}

/** Whether the study takes every gender or the candidate's: `other` only where every one is taken. */
export function genderQualifies({ answers, study }: Pick<Body, 'answers' | 'study'>): boolean {
  return study === undefined || study.gender === 'any' || study.gender === answers.gender;
}

/** Whether the body mass index lies within the study's bounds, both included. */
export function bmiQualifies({ answers, study }: Pick<Body, 'answers' | 'study'>): boolean {
  return isWithin(bmi(answers.heightCm, answers.weightKg), study?.minBmi, study?.maxBmi);
}

/** Whether candidates of such a flow need a site near them. */
export function isSiteRequired(flowType: FlowType): boolean {
  return flowType === 'webScreener' || flowType === 'partnerScreener';
}

/** Whether a site serves the candidate, or none is required. */
export function siteQualifies({ campaign, site }: Pick<Candidate, 'campaign' | 'site'>): boolean {
  return site !== undefined || !isSiteRequired(campaign.flowType);
}

/** Whether age, gender and body mass suit the study. */
export function bioQualifies(body: Body): boolean {
  return ageQualifies(body) && genderQualifies(body) && bmiQualifies(body);
}

/** Whether everything suits the study and the candidate is not already matched to it. Never without a study. */
export function fullyQualified(candidate: Candidate): boolean {
  if (candidate.study === undefined || candidate.alreadyMatched) return false;
  return bioQualifies(candidate) && siteQualifies(candidate) && criteriaQualify(candidate);
}

/** Whether an appointment may be offered: to those who fully qualify for a study that is no practice. */
export function mayBook(candidate: Candidate): boolean {
  return fullyQualified(candidate) && candidate.study?.isSimulation !== true;
}

type Judged = Candidate & Pick<Facts, 'campaign'>;

/** What the visitor is told at the end of a screener. A simulation never congratulates. */
export function outcomeOf(facts: Judged): Outcome {
  const isSimulation = facts.study?.isSimulation === true;
  const byCriteria = facts.campaign.outcome === 'criteria' && facts.study !== undefined;
  const qualified = byCriteria ? criteriaQualify(facts) : fullyQualified(facts);
  if (qualified && !isSimulation) return 'congratulations';
  return facts.site !== undefined || isSimulation ? 'disqualified' : 'noSite';
}
