import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { CaregiverName } from './CaregiverName.tsx';

testWidget('CaregiverName', CaregiverName);

describe('CaregiverName', () => {
  it('stores the name of a parent unless another relationship is known', async () => {
    const { screen, answers } = await renderWidget(CaregiverName);
    await screen.getByLabelText('What is your name?').fill('Luis Perez');
    expect(answers().caregiver).toEqual({ firstName: 'Luis', lastName: 'Perez', relationship: 'Parent' });
  });

  it('keeps the other stored answers about the caregiver', async () => {
    const known = { relationship: 'Friend', birthDate: '1970-01-31' } as const;
    const { screen, answers } = await renderWidget(CaregiverName, {
      answers: { caregiver: { ...known, firstName: 'Old', lastName: 'Name' } },
      options: { label: 'short' },
    });
    await screen.getByLabelText('Your full name').fill('Luis Perez');
    expect(answers().caregiver).toEqual({ ...known, firstName: 'Luis', lastName: 'Perez' });
  });

  it('takes the names back when only one word is left', async () => {
    const { screen, answers, submit } = await renderWidget(CaregiverName);
    await screen.getByRole('textbox').fill('Luis Perez');
    await screen.getByRole('textbox').fill('Luis');
    expect(answers().caregiver).toEqual({ relationship: 'Parent' });
    expect(await submit()).toEqual(['oneWord']);
    await expect
      .element(screen.getByText('Please enter a valid full name: both a first and a last name'))
      .toBeVisible();
  });
});
