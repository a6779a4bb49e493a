import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Height } from './Height.tsx';

testWidget('Height', Height);

describe('Height', () => {
  test('has the choice of the unit nearer to its boxes than to what follows', async () => {
    const { screen } = await renderWidget(Height);
    const choice = screen.getByRole('radiogroup').element().getBoundingClientRect();
    const box = screen.getByRole('textbox').first().element().getBoundingClientRect();
    const group = screen.getByRole('group', { name: 'What is your height?' }).element();
    const below = Number.parseFloat(getComputedStyle(group).marginBlockEnd);
    expect(below + group.getBoundingClientRect().bottom - choice.bottom).toBeGreaterThan(choice.top - box.bottom);
  });

  test('says once, at the question, that it may be left out', async () => {
    const { screen } = await renderWidget(Height, { required: false });
    await expect.element(screen.getByRole('group', { name: 'What is your height? (optional)' })).toBeVisible();
    expect(screen.container.textContent.match(/optional/g)).toHaveLength(1);
  });

  test('feet and inches are stored in centimeters and shown so after the switch', async () => {
    const { screen, answers } = await renderWidget(Height);
    await screen.getByLabelText('Feet').fill('6');
    await screen.getByLabelText('Inches').fill('0');
    expect(answers().heightCm).toBe(182.88);
    await screen.getByRole('radio', { name: 'cm', exact: true }).click();
    await expect.element(screen.getByLabelText('Centimeters')).toHaveValue('183');
    expect(answers().heightCm).toBe(182.88);
  });

  test.each([
    ['en', 'parent', {}, 'What is your child’s height?'],
    ['en', 'friend', { caregiver: { relationship: 'Friend' } }, 'What is the participant’s height?'],
    ['es', 'parent', {}, '¿Cuánto mide su hijo o hija?'],
  ] as const)('in %s a %s is asked about whom they answer for', async (locale, _, answers, name) => {
    const { screen } = await renderWidget(Height, { locale, answers, facts: { path: { hasCaregiver: true } } });
    await expect.element(screen.getByRole('group', { name })).toBeVisible();
  });

  test('centimetres come first in a metric country, in its spelling', async () => {
    const { screen, answers } = await renderWidget(Height, { facts: { country: 'GB' } });
    await screen.getByLabelText('Centimetres').fill('180');
    expect(answers().heightCm).toBe(180);
    await screen.getByRole('radio', { name: 'ft, in' }).click();
    await expect.element(screen.getByLabelText('Feet')).toHaveValue('5');
    await expect.element(screen.getByLabelText('Inches')).toHaveValue('11');
  });

  test('a height that is out of bounds is stored as text only, and announced once the field is left', async () => {
    const { screen, answers, drafts } = await renderWidget(Height, { facts: { country: 'GB' } });
    const box = screen.getByLabelText('Centimetres');
    await box.fill('245');
    expect(answers().heightCm).toBeUndefined();
    expect(drafts().heightCm).toBe('245');
    expect(screen.getByText('Please enter a valid number of centimeters').query()).toBeNull();
    // The focus has nowhere else to go: leave the box itself.
    box.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect.element(screen.getByText('Please enter a valid number of centimeters')).toBeVisible();
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  });

  test('a position numbers the question after the criteria', async () => {
    const { screen } = await renderWidget(Height, {
      options: { position: 1 },
      facts: {
        campaign: { webScreenerProps: { shouldNumberQuestions: true, criteriaQuestionOffset: 2 } },
        criteria: [
          { id: 1, questionId: 1, question: 'One?', questionType: 'yes_no_unsure', gender: 'any', responses: [] },
        ],
      },
    });
    await expect.element(screen.getByRole('group', { name: '4. What is your height?' })).toBeVisible();
  });
});
