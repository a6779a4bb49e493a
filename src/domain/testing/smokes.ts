import type { Criterion } from '#src/domain/facts.ts';

/** A criterion that only a smoker fails. */
export const smokes: Criterion = {
  id: 1,
  questionId: 10,
  question: 'Do you smoke?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [
    { id: 11, text: 'Yes', position: 'A', qualifies: false },
    { id: 12, text: 'No', position: 'B', qualifies: true },
    { id: 13, text: 'Unsure', position: 'C', qualifies: true },
  ],
};
