import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { QualificationQuestions } from './QualificationQuestions.tsx';
import { answerOf, facts, focus, several, yesNo } from './testing/questions.ts';

/** The questions, which numbers answer. */
const keyed = { facts: { ...facts, criteria: [yesNo(1), several, yesNo(3)] }, options: { numberKeys: true } };

test('a number answers the question that has the focus, and the next one gets it', async () => {
  const { screen, answers } = await renderWidget(QualificationQuestions, keyed);
  focus(answerOf(1, 'Yes'));
  await userEvent.keyboard('2');
  expect(answers().responses).toEqual({ 1: [12] });
  await expect.element(screen.getByRole('checkbox', { name: 'Metformin' })).toHaveFocus();
  await userEvent.keyboard('12');
  expect(answers().responses).toEqual({ 1: [12], 2: [21, 22] });
  await expect.element(screen.getByRole('checkbox', { name: 'Insulin' })).toHaveFocus();
  await userEvent.keyboard('{Tab}3');
  expect(answers().responses).toEqual({ 1: [12], 2: [21, 22], 3: [33] });
  await expect.element(answerOf(3, 'Unsure')).toHaveFocus();
});

test('a number that no answer has, one with a key held, and one outside of a question do nothing', async () => {
  const { answers } = await renderWidget(QualificationQuestions, keyed);
  focus(answerOf(1, 'Yes'));
  await userEvent.keyboard('4');
  await userEvent.keyboard('{Control>}1{/Control}');
  await expect.element(answerOf(1, 'Yes')).toHaveFocus();
  page
    .getByRole('link', { name: /Privacy Notice/ })
    .element()
    .focus();
  await userEvent.keyboard('1');
  expect(answers().responses).toBeUndefined();
});

test('elsewhere numbers do nothing', async () => {
  const { answers } = await renderWidget(QualificationQuestions, { facts });
  focus(answerOf(1, 'Yes'));
  await userEvent.keyboard('2');
  expect(answers().responses).toBeUndefined();
});
