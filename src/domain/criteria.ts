import type { Answers, Criterion } from './facts.ts';

/** What criteria are judged by; `Facts` has it. */
export type Screening = { answers: Answers; criteria: readonly Criterion[] };

/** The criteria that are asked of a candidate of this gender, in their order. */
export function applicableCriteria(criteria: readonly Criterion[], gender?: Answers['gender']): readonly Criterion[] {
  return criteria.filter((criterion) => criterion.gender === 'any' || criterion.gender === gender);
}

/** The responses of the criterion that the visitor chose. */
function chosen(criterion: Criterion, responses: Answers['responses'] = {}) {
  const ids = responses[criterion.id] ?? [];
  return criterion.responses.filter(({ id }) => ids.includes(id));
}

/** Whether a response is chosen: exactly one, or at least one where several may be. */
export function isCriterionAnswered(criterion: Criterion, responses?: Answers['responses']): boolean {
  const { length } = chosen(criterion, responses);
  return criterion.questionType === 'select_multiple' ? length > 0 : length === 1;
}

/** Whether the criterion is answered and every chosen response lets the candidate qualify. */
export function isCriterionQualifying(criterion: Criterion, responses?: Answers['responses']): boolean {
  const picked = chosen(criterion, responses);
  return isCriterionAnswered(criterion, responses) && picked.every((response) => response.qualifies);
}

/** The answers without those to criteria that are not asked of this candidate; what was answered elsewhere stays. */
export function askedResponses({ answers: { gender, responses }, criteria }: Screening): Answers['responses'] {
  const asked = applicableCriteria(criteria, gender);
  const hidden = criteria.filter((one) => !asked.includes(one)).map(({ id }) => String(id));
  return responses && Object.fromEntries(Object.entries(responses).filter(([id]) => !hidden.includes(id)));
}

/** Whether every criterion that applies is answered. */
export function criteriaComplete({ answers, criteria }: Screening): boolean {
  return applicableCriteria(criteria, answers.gender).every((one) => isCriterionAnswered(one, answers.responses));
}

/** Whether the answers to all criteria that apply let the candidate qualify. */
export function criteriaQualify({ answers, criteria }: Screening): boolean {
  return applicableCriteria(criteria, answers.gender).every((one) => isCriterionQualifying(one, answers.responses));
}

/** Product constant: what the positions of yes/no/unsure responses say. */
const meanings: Readonly<Record<string, 'yes' | 'no' | 'unsure'>> = { A: 'yes', B: 'no', C: 'unsure' };

/** What the response in this position says. Throws for one that a question of yes, no or unsure does not have. */
export function meaningOf(position: string): 'yes' | 'no' | 'unsure' {
  const meaning = Object.hasOwn(meanings, position) ? meanings[position] : undefined;
  if (!meaning) throw new Error(`${position} is not a valid response`);
  return meaning;
}

/** Whether a yes/no/unsure criterion that applies is answered yes. */
export function isAnsweredYes(criterion: Criterion, responses?: Answers['responses']): boolean {
  return chosen(criterion, responses).some(({ position }) => position === 'A');
}
