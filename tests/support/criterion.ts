import type { Criterion } from '#src/domain/facts.ts';

/** A question of yes, no or unsure, for tests. */
export const criterion: Criterion = {
  id: 1,
  questionId: 1,
  question: 'Do you smoke?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [{ id: 11, text: 'Yes', position: 'A', qualifies: true }],
};

/** One that a yes suits and a no does not. */
export const asthmaCriterion: Criterion = {
  ...criterion,
  question: 'Do you have asthma?',
  responses: [...criterion.responses, { id: 12, text: 'No', position: 'B', qualifies: false }],
};
