import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { BirthDate } from './BirthDate.tsx';

testWidget('BirthDate', BirthDate);

describe('BirthDate', () => {
  it.each([
    ['US', '12311990', '12/31/1990'],
    ['GB', '31121990', '31/12/1990'],
    ['CA', '19901231', '1990-12-31'],
    ['ZA', '19901231', '1990/12/31'],
  ] as const)('in %s writes the separators itself and stores the date', async (country, typed, shown) => {
    const { screen, answers, submit } = await renderWidget(BirthDate, { facts: { country } });
    await userEvent.type(screen.getByRole('textbox'), typed);
    await expect.element(screen.getByRole('textbox')).toHaveValue(shown);
    expect(answers()).toEqual({ birthDate: '1990-12-31' });
    expect(await submit()).toEqual([]);
  });

  it.each([
    ['half a date', '1231', 'invalid', 'Please enter a valid birth date'],
    ['a month that does not exist', '13011990', 'invalid', 'Please enter a valid birth date'],
    ['a day that does not exist', '02301990', 'invalid', 'Please enter a valid birth date'],
    ['a date after today', '06162026', 'future', 'Please enter a valid birth date: this one is in the future'],
    ['an age of 121', '06141905', 'tooLongAgo', 'Please enter a valid birth date: this one is too long ago'],
  ])('shows %s as typed, refuses it and says why', async (_, typed, problem, why) => {
    const { screen, answers, drafts, submit } = await renderWidget(BirthDate);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(answers()).toEqual({});
    expect(drafts().birthDate).not.toBe('');
    expect(await submit()).toEqual([problem]);
    await expect.element(screen.getByText(why)).toBeVisible();
  });

  it('takes a pasted date in another form', async () => {
    const { screen, answers } = await renderWidget(BirthDate);
    await screen.getByRole('textbox').fill('1990-12-31');
    await expect.element(screen.getByRole('textbox')).toHaveValue('12/31/1990');
    expect(answers()).toEqual({ birthDate: '1990-12-31' });
  });

  it('ties the format in words to the box', async () => {
    const { screen } = await renderWidget(BirthDate, { locale: 'es' });
    await expect
      .element(screen.getByRole('textbox'))
      .toHaveAccessibleDescription('Mes, día y año como MM/DD/AAAA, por ejemplo 12/31/1960');
  });

  it('has an example that suits the child of a parent', async () => {
    const { screen } = await renderWidget(BirthDate, { facts: { path: { hasCaregiver: true } } });
    await expect
      .element(screen.getByRole('textbox'))
      .toHaveAccessibleDescription('Month, day and year as MM/DD/YYYY, for example 12/31/2015');
  });

  it('may stay empty where it is not required', async () => {
    const { submit } = await renderWidget(BirthDate, { required: false });
    expect(await submit()).toEqual([]);
  });
});
