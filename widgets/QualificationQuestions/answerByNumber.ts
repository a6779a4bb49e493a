import type { KeyboardEvent } from 'react';

const choicesOf = (question: Element | null | undefined) =>
  Array.from(question?.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]') ?? []);

/** Focuses the question: its answer where it has one, else the first. */
function focusQuestion(question: Element | undefined): void {
  const choices = choicesOf(question);
  (choices.find(({ checked }) => checked) ?? choices[0])?.focus();
}

/**
 * Chooses an answer of the question that has the focus by its number. One answer of several leads on to the next
 * question; where several may be chosen the focus stays. Works only inside a question, so that it takes no key from
 * anything else.
 */
export function answerByNumber(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
  const question = event.target instanceof Element ? event.target.closest('fieldset') : null;
  const choice = choicesOf(question)[Number(event.key) - 1];
  if (!question || !choice) return;
  event.preventDefault();
  choice.click();
  choice.focus();
  if (choice.type === 'checkbox') return;
  const questions = Array.from(event.currentTarget.querySelectorAll('fieldset'));
  focusQuestion(questions[questions.indexOf(question) + 1]);
}
