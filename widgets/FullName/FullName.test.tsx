import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { FullName } from './FullName.tsx';

testWidget('FullName', FullName);

const caregiver = { path: { hasCaregiver: true, caregiverType: 'parent_child' } } as const;

describe('FullName', () => {
  it('begins each name with a capital on a phone', async () => {
    const { screen } = await renderWidget(FullName);
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocapitalize', 'words');
  });

  it('makes the last word the last name', async () => {
    const { screen, answers, submit } = await renderWidget(FullName);
    await userEvent.type(screen.getByLabelText('What is your full name?'), '  Ana  Maria Perez ');
    expect(answers()).toEqual({ firstName: 'Ana Maria', lastName: 'Perez' });
    expect(await submit()).toEqual([]);
  });

  it.each([
    ['one word', 'Ana', 'oneWord', 'Please enter a valid full name: both a first and a last name'],
    ['an emoji', 'Ana Perez 🙂', 'invalid', 'Please enter a valid full name'],
    ['a name too long to store', `Ana ${'p'.repeat(101)}`, 'invalid', 'Please enter a valid full name'],
  ])('stores no name from %s, says why and shows what was typed', async (_, text, problem, why) => {
    const { screen, answers, submit } = await renderWidget(FullName);
    await screen.getByRole('textbox').fill(text);
    expect(answers()).toEqual({});
    expect(await submit()).toEqual([problem]);
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveValue(text);
  });

  it.each([
    ['asks a caregiver for the participant', { facts: caregiver }, 'What is the full name of the participant?'],
    ['has a short label', { options: { label: 'short' } }, 'Full name'],
    ['has a short label for a caregiver', { options: { label: 'short' }, facts: caregiver }, "Your child's full name"],
    [
      'asks about the person in care',
      { options: { label: 'caregiver' }, facts: caregiver },
      'What is the full name of the person in your care?',
    ],
  ])('%s', async (_, situation, label) => {
    const { screen } = await renderWidget(FullName, situation);
    await expect.element(screen.getByLabelText(label)).toBeVisible();
  });

  it('prevents the browser from filling in a caregiver as the participant', async () => {
    const { screen } = await renderWidget(FullName, { facts: caregiver });
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
  });

  it('shows the stored name', async () => {
    const { screen } = await renderWidget(FullName, { answers: { firstName: 'Ana Maria', lastName: 'Perez' } });
    await expect.element(screen.getByRole('textbox')).toHaveValue('Ana Maria Perez');
  });
});
