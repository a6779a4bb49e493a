import { ageOn } from './age.ts';
import { bmi } from './bmi.ts';
import { criteriaQualify } from './criteria.ts';
import type { Screening } from './criteria.ts';
import type { Answers, CampaignFacts, Facts, FlowType, Study } from './facts.ts';

/** How a screener ends. */
export type Outcome = 'congratulations' | 'disqualified' | 'noSite';

/** The facts by which age, gender and body mass index are evaluated; a part of `Facts`. */
export type Body = { answers: Answers; study?: Study; today: string };

/** The facts by which full qualification is evaluated; a part of `Facts` that the server can build too. */
export type Candidate = Body &
  Screening & { campaign: Pick<CampaignFacts, 'flowType'>; site?: { id: number }; alreadyMatched: boolean };

/** Bounds are included; an absent bound does not limit, and an absent value is only within two absent bounds. */
function isWithin(value: number | undefined, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== undefined && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** Age in whole years by the birth date, else the age given; undefined without both. */
export function ageOfCandidate(answers: Answers, today: string): number | undefined {
  const { birthDate, age } = answers;
  return (birthDate === undefined ? undefined : ageOn(birthDate, today)) ?? age;
}

/** Whether the age is within the study's bounds, both included; true without a study. */
export function ageQualifies({ answers, study, today }: Body): boolean {
  return isWithin(ageOfCandidate(answers, today), study?.minAge, study?.maxAge);
}

/** Whether the study accepts any gender or the candidate's; true without a study. `other` needs a study for any. */
export function genderQualifies({ answers, study }: Pick<Body, 'answers' | 'study'>): boolean {
  return study === undefined || study.gender === 'any' || study.gender === answers.gender;
}

/** Whether the body mass index is within the study's bounds, both included; true without a study. */
export function bmiQualifies({ answers, study }: Pick<Body, 'answers' | 'study'>): boolean {
  return isWithin(bmi(answers.heightCm, answers.weightKg), study?.minBmi, study?.maxBmi);
}

/** Product constant: whether candidates of a flow type need a site near them. */
function isSiteRequired(flowType: FlowType): boolean {
  return flowType === 'webScreener' || flowType === 'partnerScreener';
}

/** Whether a site serves the candidate, or none is required. */
function siteQualifies({ campaign, site }: Pick<Candidate, 'campaign' | 'site'>): boolean {
  return site !== undefined || !isSiteRequired(campaign.flowType);
}

const bioRules = { ageQualifies, genderQualifies, bmiQualifies };

/** All that a candidate of a study is evaluated by; what each says is stored with the lead under its name. */
export const qualificationRules = { ...bioRules, siteQualifies, criteriaQualify };

export type QualificationRule = keyof typeof qualificationRules;

/** Whether age, gender and body mass index qualify for the study. */
export function bioQualifies(body: Body): boolean {
  return Object.values(bioRules).every((qualifies) => qualifies(body));
}

/** Whether all rules say that the candidate qualifies, who is not already matched. False without a study. */
export function fullyQualified(candidate: Candidate): boolean {
  if (candidate.study === undefined || candidate.alreadyMatched) return false;
  return Object.values(qualificationRules).every((qualifies) => qualifies(candidate));
}

/** Whether an appointment may be offered: to fully qualified candidates of a study that is no simulation. */
export function mayBook(candidate: Candidate): boolean {
  return fullyQualified(candidate) && candidate.study?.isSimulation !== true;
}

type Evaluated = Candidate & Pick<Facts, 'campaign'>;

/**
 * The outcome shown at the end of a screener, by the campaign's setting `outcome`. A simulation never congratulates.
 */
export function outcomeOf(facts: Evaluated): Outcome {
  const isSimulation = facts.study?.isSimulation === true;
  const byCriteria = facts.campaign.outcome === 'criteria' && facts.study !== undefined;
  const qualified = byCriteria ? criteriaQualify(facts) : fullyQualified(facts);
  if (qualified && !isSimulation) return 'congratulations';
  return facts.site !== undefined || isSimulation ? 'disqualified' : 'noSite';
}
