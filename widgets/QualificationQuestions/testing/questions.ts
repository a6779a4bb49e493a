import { page, type Locator } from 'vitest/browser';
import type { Criterion } from '#src/domain/facts.ts';

/** A question that is answered with yes, no or unsure, of which yes qualifies. */
export const yesNo = (id: number, more: Partial<Criterion> = {}): Criterion => ({
  id,
  questionId: id,
  question: `Question about ${id}?`,
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [
    { id: id * 10 + 3, text: 'Unsure', position: 'C', qualifies: false },
    { id: id * 10 + 1, text: 'Yes', position: 'A', qualifies: true },
    { id: id * 10 + 2, text: 'No', position: 'B', qualifies: false },
  ],
  ...more,
});

/** The second question, of which several answers may be chosen. */
export const several = yesNo(2, {
  questionType: 'select_multiple',
  responses: [
    { id: 21, text: 'Metformin', position: '1', qualifies: true },
    { id: 22, text: 'Insulin', position: '2', qualifies: true },
  ],
});

const flags = { shouldNumberQuestions: true, criteriaQuestionOffset: 3, shouldUseYNUButtons: true };
export const facts = { criteria: [yesNo(1), several], campaign: { webScreenerProps: flags } };

export const answerOf = (question: number, name: string) =>
  page.getByRole('radiogroup', { name: new RegExp(`about ${question}\\?`) }).getByRole('radio', { name });

// Every control of the questions is an element of HTML.
export const focus = (control: Locator) => (control.element() as HTMLElement).focus();
