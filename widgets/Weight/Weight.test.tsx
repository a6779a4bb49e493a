import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Weight } from './Weight.tsx';

testWidget('Weight', Weight);

describe('Weight', () => {
  test('says once, at the question, that it may be left out', async () => {
    const { screen } = await renderWidget(Weight, { required: false });
    await expect.element(screen.getByRole('group', { name: 'What is your weight? (optional)' })).toBeVisible();
    expect(screen.container.textContent.match(/optional/g)).toHaveLength(1);
  });

  test('pounds are stored in kilograms and shown so after the switch', async () => {
    const { screen, answers } = await renderWidget(Weight);
    await screen.getByLabelText('Pounds').fill('154');
    expect(answers().weightKg).toBe(69.85);
    await screen.getByRole('radio', { name: 'kg' }).click();
    await expect.element(screen.getByLabelText('Kilograms')).toHaveValue('70');
    expect(answers().weightKg).toBe(69.85);
  });

  test('a weight that is out of bounds is a problem when the form is submitted', async () => {
    const { screen, answers, submit } = await renderWidget(Weight, { facts: { country: 'IE' } });
    await screen.getByLabelText('Kilograms').fill('682');
    expect(answers().weightKg).toBeUndefined();
    expect(await submit()).toEqual(['invalid']);
    await expect.element(screen.getByText('Please enter a valid weight')).toBeVisible();
  });
});
