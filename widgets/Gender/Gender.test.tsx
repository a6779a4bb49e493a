import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Gender } from './Gender.tsx';

testWidget('Gender', Gender);

describe('Gender', () => {
  it.each([
    ['Male', 'male'],
    ['Female', 'female'],
    ['Non-Binary', 'other'],
  ])('stores %s as %s', async (label, gender) => {
    const { screen, answers, submit } = await renderWidget(Gender);
    await screen.getByRole('radio', { name: label, exact: true }).click();
    expect(answers()).toEqual({ gender });
    expect(await submit()).toEqual([]);
  });

  it('asks a caregiver for the gender of the participant', async () => {
    const facts = { path: { hasCaregiver: true, caregiverType: 'parent_child' } } as const;
    const { screen } = await renderWidget(Gender, { facts, options: { label: 'auto' } });
    await expect.element(screen.getByRole('radiogroup', { name: "What is the participant's gender?" })).toBeVisible();
  });
});
