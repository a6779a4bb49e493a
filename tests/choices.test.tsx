import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Widget } from '#src/kit/widget.ts';
import { CaregiverChoice } from '#widgets/CaregiverChoice/CaregiverChoice.tsx';
import { Gender } from '#widgets/Gender/Gender.tsx';
import { HealthQuestions } from '#widgets/HealthQuestions/HealthQuestions.tsx';
import { RiskAssessment } from '#widgets/RiskAssessment/RiskAssessment.tsx';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';

const adult: Situation = { facts: { path: { hasCaregiver: true, caregiverType: 'adult' } } };

/** What a choice looks like, and whether those of its question stand side by side. */
async function lookOf(widget: Widget, situation: Situation, question: RegExp) {
  await page.viewport(390, 844);
  const { screen } = await renderWidget(widget, situation);
  const group = screen.getByRole('radiogroup', { name: question }).element();
  const choices = [...group.querySelectorAll('label')];
  const [first] = choices;
  if (!first) throw new Error('The question has answers.');
  const { minHeight, justifyContent, fontWeight, borderRadius } = getComputedStyle(first);
  const tops = new Set(choices.map((choice) => choice.getBoundingClientRect().top));
  return { minHeight, justifyContent, fontWeight, borderRadius, isInOneRow: tops.size === 1 };
}

test.each<[string, Widget, Situation, RegExp]>([
  ['a gender', Gender, {}, /Gender/],
  ['yes and no among questions about health', HealthQuestions, {}, /insurance/],
  ['yes and no about risks', RiskAssessment, {}, /from home/],
])('%s looks on a phone like the choice of who takes part', async (_, widget, situation, question) => {
  const look = await lookOf(CaregiverChoice, adult, /participant/);
  expect(await lookOf(widget, situation, question)).toEqual(look);
  expect(look).toMatchObject({ isInOneRow: true, minHeight: '52px' });
});
