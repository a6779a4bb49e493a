import type { Criterion } from '#src/domain/facts.ts';

/** Names of the text fields that both pages show. */
export const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** Forty questions, a third of which take several answers. */
export const criteria = Array.from({ length: 40 }, (_, index): Criterion => {
  const id = index + 1;
  return {
    id,
    questionId: id,
    question: `Question ${id}: has a doctor ever told you that you have this condition?`,
    questionType: index % 3 === 0 ? 'select_multiple' : 'yes_no_unsure',
    gender: 'any',
    responses: ['A', 'B', 'C'].map((position, at) => ({
      id: id * 10 + at,
      text: `Answer ${position}`,
      position,
      qualifies: true,
    })),
  };
});
