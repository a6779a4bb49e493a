import type { Answers, Criterion } from './facts.ts';

/** The facts by which criteria are evaluated; a part of `Facts`. */
export type Screening = { answers: Answers; criteria: readonly Criterion[] };

type GenderAsked = Criterion['gender'] | Answers['gender'];

/** What was asked last, and what applies: every question of a page asks the same after each answer. */
let lastCriteria: readonly Criterion[] | undefined;
let lastGender: GenderAsked;
let applicable: readonly Criterion[] = [];

/** The criteria that apply to a candidate of this gender, in their order; without a gender those for any. */
export function applicableCriteria(criteria: readonly Criterion[], gender?: GenderAsked): readonly Criterion[] {
  if (criteria !== lastCriteria || gender !== lastGender)
    applicable = criteria.filter((criterion) => criterion.gender === 'any' || criterion.gender === gender);
  lastCriteria = criteria;
  lastGender = gender;
  return applicable;
}

/** The responses of the criterion that the visitor chose. */
function chosenResponses(criterion: Criterion, responses: Answers['responses'] = {}) {
  const ids = responses[criterion.id] ?? [];
  return criterion.responses.filter(({ id }) => ids.includes(id));
}

/** Whether the criterion is answered: exactly one response is chosen, or at least one where several may be. */
export function isCriterionAnswered(criterion: Criterion, responses?: Answers['responses']): boolean {
  const { length } = chosenResponses(criterion, responses);
  return criterion.questionType === 'select_multiple' ? length > 0 : length === 1;
}

/** Whether the criterion is answered and every chosen response qualifies. */
export function isCriterionQualifying(criterion: Criterion, responses?: Answers['responses']): boolean {
  const chosen = chosenResponses(criterion, responses);
  return isCriterionAnswered(criterion, responses) && chosen.every((response) => response.qualifies);
}

/** The responses without those to criteria that do not apply to this candidate; responses to other studies remain. */
export function askedResponses({ answers: { gender, responses }, criteria }: Screening): Answers['responses'] {
  const asked = applicableCriteria(criteria, gender);
  const hidden = criteria.filter((one) => !asked.includes(one)).map(({ id }) => String(id));
  return responses && Object.fromEntries(Object.entries(responses).filter(([id]) => !hidden.includes(id)));
}

/** Whether every criterion that applies is answered. */
export function criteriaComplete({ answers, criteria }: Screening): boolean {
  return applicableCriteria(criteria, answers.gender).every((one) => isCriterionAnswered(one, answers.responses));
}

/** Whether all criteria that apply are answered with qualifying responses. */
export function criteriaQualify({ answers, criteria }: Screening): boolean {
  return applicableCriteria(criteria, answers.gender).every((one) => isCriterionQualifying(one, answers.responses));
}

/** Product constant: the meaning of the positions of yes/no/unsure responses. */
const meanings: Readonly<Record<string, 'yes' | 'no' | 'unsure'>> = { A: 'yes', B: 'no', C: 'unsure' };

/** The meaning of a response by its position, A to C. Throws for any other position. */
export function meaningOf(position: string): 'yes' | 'no' | 'unsure' {
  const meaning = Object.hasOwn(meanings, position) ? meanings[position] : undefined;
  if (!meaning) throw new Error(`${position} is not a valid response`);
  return meaning;
}

/** Whether a yes/no/unsure criterion is answered yes (position A). */
export function isAnsweredYes(criterion: Criterion, responses?: Answers['responses']): boolean {
  return chosenResponses(criterion, responses).some(({ position }) => position === 'A');
}
