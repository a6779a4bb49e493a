import { isHealthyAlone } from './conditions.ts';
import type { Answers, NamedId, Study } from './facts.ts';
import { ageOfCandidate } from './qualification.ts';

/** Who may join a study by age: bounds in years, both included, as far as the study has them. */
export type AgeRange = { kind: 'adults' | 'children' | 'all' | 'between' | 'from' | 'upTo'; min: number; max: number };

/** Why a study is shown to this visitor. */
export type FitReason =
  | { kind: 'condition'; names: readonly string[] }
  | { kind: 'healthy' }
  | { kind: 'age'; age: number }
  | { kind: 'gender'; gender: 'male' | 'female' };

/** Why a study does not fit this visitor, who sees it all the same. */
export type Misfit =
  { kind: 'tooOld'; max: number } | { kind: 'tooYoung'; min: number } | { kind: 'gender'; gender: 'male' | 'female' };

/** Age from which the law counts a participant as an adult. */
const ADULT = 18;

/** The ages of a study in the words of people: `adults` where 18 is its only bound. */
export function ageRangeOf({ minAge: min = 0, maxAge: max = Infinity }: Pick<Study, 'minAge' | 'maxAge'>): AgeRange {
  const kindOf = () => {
    if (min <= 0 && max === Infinity) return 'all';
    if (max === Infinity) return min === ADULT ? 'adults' : 'from';
    if (max < ADULT && min <= 0) return 'children';
    return min <= 0 ? 'upTo' : 'between';
  };
  return { kind: kindOf(), min, max };
}

function misfits({ minAge, maxAge, gender }: Study, age: number | undefined, own: Answers['gender']): Misfit[] {
  const found: Misfit[] = [];
  if (age !== undefined && maxAge !== undefined && age > maxAge) found.push({ kind: 'tooOld', max: maxAge });
  if (age !== undefined && minAge !== undefined && age < minAge) found.push({ kind: 'tooYoung', min: minAge });
  if (own !== undefined && gender !== 'any' && gender !== own) found.push({ kind: 'gender', gender });
  return found;
}

/** `today` is YYYY-MM-DD, `healthyId` that of the condition which stands for healthy volunteers. */
type FitTerms = { today: string; healthyId?: number | undefined };

/** Why a study suits what the visitor has told, and why it does not; nothing is concluded from what was not told. */
export function fitOf(
  study: Study,
  answers: Answers,
  { today, healthyId }: FitTerms,
): { reasons: FitReason[]; misfits: Misfit[] } {
  const { indicationIds = [], gender } = answers;
  const age = ageOfCandidate(answers, today);
  const against = misfits(study, age, gender);
  const isAsked = ({ id }: NamedId) => indicationIds.includes(id);
  const asked = study.associatedIndications.filter(isAsked);
  const names = asked.filter(({ id }) => id !== healthyId).map(({ name }) => name);
  const reasons: FitReason[] = [];
  if (names.length > 0) reasons.push({ kind: 'condition', names });
  // A search may add the condition of healthy volunteers to those of somebody who has others.
  const isHealthy = asked.length > 0 && isHealthyAlone(indicationIds, healthyId);
  if (isHealthy) reasons.push({ kind: 'healthy' });
  const hasAges = study.minAge !== undefined || study.maxAge !== undefined;
  if (age !== undefined && hasAges && !against.some(({ kind }) => kind !== 'gender'))
    reasons.push({ kind: 'age', age });
  if (study.gender !== 'any' && study.gender === gender) reasons.push({ kind: 'gender', gender });
  return { reasons, misfits: against };
}
