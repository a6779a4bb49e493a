import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { GenderDropdown } from './GenderDropdown.tsx';

testWidget('GenderDropdown', GenderDropdown);

describe('GenderDropdown', () => {
  it.each(['male', 'female', 'other'])('stores %s', async (gender) => {
    const { screen, answers, submit } = await renderWidget(GenderDropdown);
    await screen.getByRole('combobox', { name: 'Gender' }).selectOptions(gender);
    expect(answers()).toEqual({ gender });
    expect(await submit()).toEqual([]);
  });

  it('asks a parent for the gender of the child', async () => {
    const facts = { path: { hasCaregiver: true, caregiverType: 'parent_child' } } as const;
    const { screen } = await renderWidget(GenderDropdown, { facts });
    await expect.element(screen.getByRole('combobox', { name: "Your child's gender" })).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('autocomplete', 'off');
  });
});
