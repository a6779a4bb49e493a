import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { QualificationQuestions } from './QualificationQuestions.tsx';
import { facts, several, yesNo } from './testing/questions.ts';

test('the numbers start after the offset', async () => {
  const { screen } = await renderWidget(QualificationQuestions, { facts });
  await expect.element(screen.getByRole('radiogroup', { name: '4. Question about 1?' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: '5. Question about 2?' })).toBeVisible();
});

test.each([
  ['yes and no are buttons side by side', { shouldUseYNUButtons: true }, 1300, 'radio', true],
  ['yes and no are a list', {}, 1300, 'radio', false],
  ['several answers are laid out in two columns', { twoColumnMultiSelect: true }, 1300, 'checkbox', true],
  [
    'several answers are laid out in one column where there is no room',
    { twoColumnMultiSelect: true },
    1299,
    'checkbox',
    false,
  ],
  ['several answers are laid out in one column', {}, 1300, 'checkbox', false],
  ['questions are laid out in one column', { isSingleColumn: true }, 1300, 'group', false],
  ['questions are laid out in two columns', {}, 1300, 'group', true],
  ['questions are laid out in one column where there is no room', {}, 1299, 'group', false],
] as const)('as the campaign says, %s', async (_, webScreenerProps, width, role, areBeside) => {
  await page.viewport(width, 900);
  const criteria = role === 'group' ? [several, { ...several, id: 3 }] : facts.criteria;
  const { screen } = await renderWidget(QualificationQuestions, {
    facts: { criteria, campaign: { webScreenerProps } },
  });
  const [first, second] = screen.getByRole(role).elements();
  expect(first?.getBoundingClientRect().top === second?.getBoundingClientRect().top).toBe(areBeside);
});

test('questions are numbered only where the campaign sets it', async () => {
  const { screen } = await renderWidget(QualificationQuestions, { facts: { criteria: [yesNo(1)] } });
  await expect.element(screen.getByRole('radiogroup', { name: 'Question about 1?', exact: true })).toBeVisible();
});

test('yes comes before no, and no before unsure', async () => {
  const { screen } = await renderWidget(QualificationQuestions, { facts });
  const order = screen.getByRole('radio').elements();
  expect(order.map((radio) => radio.closest('label')?.textContent)).toEqual(['Yes', 'No', 'Unsure']);
});
