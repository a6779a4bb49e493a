import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { QualificationQuestions } from './QualificationQuestions.tsx';
import { answerOf, facts, focus, several, yesNo } from './testing/questions.ts';

test('every unanswered question shows a message, and answering one leaves those of the others', async () => {
  const { screen, submit } = await renderWidget(QualificationQuestions, { facts });
  expect(await submit()).toEqual(['answerQuestion', 'answerQuestion']);
  expect(screen.getByText('This question must be answered').elements()).toHaveLength(2);
  await screen.getByRole('radio', { name: 'Yes' }).click();
  await expect.poll(() => screen.getByText('This question must be answered').elements()).toHaveLength(1);
});

test('a question that is only passed shows no message', async () => {
  const criteria = [1, 2, 3].map((id) => yesNo(id));
  const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria } });
  await answerOf(1, 'Yes').click();
  focus(answerOf(2, 'Unsure'));
  await userEvent.keyboard('{Tab}');
  await expect.element(answerOf(3, 'Yes')).toHaveFocus();
  await answerOf(3, 'No').click();
  expect(screen.getByText('This question must be answered').elements()).toHaveLength(0);
});

test('a question whose answers were all taken back shows a message once it is left, the others show none', async () => {
  const criteria = [yesNo(1), several, yesNo(3)];
  const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria } });
  const messages = screen.getByText('This question must be answered');
  const insulin = screen.getByRole('checkbox', { name: 'Insulin' });
  await insulin.click();
  await insulin.click();
  expect(messages.elements()).toHaveLength(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(answerOf(3, 'Yes')).toHaveFocus();
  expect(messages.elements().map((one) => one.closest('.question')?.textContent)).toEqual([
    expect.stringContaining('Question about 2?'),
  ]);
  await insulin.click();
  await expect.poll(() => messages.elements()).toHaveLength(0);
});

test.each([
  ['no site serves the visitor', 'none'],
  ['nobody could say which sites there are', 'failed'],
] as const)('nothing is needed when %s', async (_why, siteSearch) => {
  const { submit } = await renderWidget(QualificationQuestions, { facts: { ...facts, siteSearch } });
  expect(await submit()).toEqual([]);
});
