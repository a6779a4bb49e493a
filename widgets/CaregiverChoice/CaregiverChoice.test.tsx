import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { CaregiverChoice } from './CaregiverChoice.tsx';

testWidget('CaregiverChoice', CaregiverChoice);

const someone = { participant: 'someone_else', caregiver: { relationship: 'Caregiver' } } as const;

describe('CaregiverChoice', () => {
  test('someone else makes the visitor a caregiver, who gives a name and a birth date', async () => {
    const { screen, answers, submit } = await renderWidget(CaregiverChoice);
    expect(screen.getByLabelText('Your full name').query()).toBeNull();
    await screen.getByLabelText('Someone else').click();
    await screen.getByLabelText('Your full name').fill('Ana Maria Perez');
    await screen.getByLabelText('Your date of birth').fill('12/31/1980');
    expect(answers()).toEqual({
      participant: 'someone_else',
      caregiver: { relationship: 'Caregiver', firstName: 'Ana Maria', lastName: 'Perez', birthDate: '1980-12-31' },
    });
    expect(await submit()).toEqual([]);
  });

  test('myself takes the caregiver away', async () => {
    const { screen, answers, drafts, submit } = await renderWidget(CaregiverChoice, {
      answers: {
        participant: 'someone_else',
        caregiver: { relationship: 'Caregiver', firstName: 'Ana', lastName: 'P' },
      },
      drafts: { caregiverName: 'Ana P' },
    });
    await screen.getByLabelText('Myself').click();
    expect(answers()).toEqual({ participant: 'myself' });
    expect(drafts().caregiverName).toBe('');
    expect(screen.getByLabelText('Your full name').query()).toBeNull();
    expect(await submit()).toEqual([]);
  });

  test.each([
    ['US', 'en', 'Month, day and year as MM/DD/YYYY, for example 12/31/1960'],
    ['GB', 'es', 'Día, mes y año como DD/MM/AAAA, por ejemplo 31/12/1960'],
  ] as const)('the birth date is typed as everywhere else, in %s in %s', async (country, locale, hint) => {
    const { screen } = await renderWidget(CaregiverChoice, { answers: someone, facts: { country }, locale });
    await expect
      .element(screen.getByRole('textbox', { name: /birth|nacimiento/ }))
      .toHaveAccessibleDescription(expect.stringContaining(hint));
  });

  test('the choice is needed', async () => {
    const { screen, submit } = await renderWidget(CaregiverChoice);
    expect(await submit()).toEqual(['required']);
    await expect.element(screen.getByText('This field is required')).toBeVisible();
  });

  test.each([
    ['both are needed', {}, ['required', 'required']],
    ['one word is no full name', { caregiverName: 'Ana', caregiverBirthDate: '1' }, ['oneWord', 'invalid']],
    ['a birth date is not to come', { caregiverName: 'Ana P', caregiverBirthDate: '06/16/2026' }, ['future']],
    ['nor too long ago', { caregiverName: 'Ana P', caregiverBirthDate: '06/14/1905' }, ['tooLongAgo']],
  ])('%s', async (_, drafts, problems) => {
    const { submit } = await renderWidget(CaregiverChoice, { answers: someone, drafts });
    expect(await submit()).toEqual(problems);
  });

  test.each([
    ['tomorrow is no birth date', '06/16/2026', undefined],
    ['today is one', '06/15/2026', '2026-06-15'],
    ['more than 120 years ago is none', '06/14/1905', undefined],
  ])('%s', async (_, typed, stored) => {
    const { screen, answers } = await renderWidget(CaregiverChoice, { answers: someone });
    await screen.getByLabelText('Your date of birth').fill(typed);
    expect(answers().caregiver?.birthDate).toBe(stored);
  });

  test('a name that is still being typed keeps its spaces', async () => {
    const { screen, answers } = await renderWidget(CaregiverChoice, { answers: someone });
    const name = screen.getByLabelText('Your full name');
    await name.fill('Ana Perez ');
    await expect.element(name).toHaveValue('Ana Perez ');
    expect(answers().caregiver?.lastName).toBe('Perez');
  });
});
