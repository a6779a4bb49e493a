import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Age } from './Age.tsx';

testWidget('Age', Age);

const years = (container: Element) =>
  [...container.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);

describe('Age', () => {
  it('offers 18 to 101', async () => {
    const { screen } = await renderWidget(Age);
    const listed = years(screen.container);
    expect([listed.length, listed.at(0), listed.at(-1)]).toEqual([84, '18', '101']);
  });

  it('offers the ages of children to a parent', async () => {
    const { screen } = await renderWidget(Age, {
      facts: { path: { hasCaregiver: true, caregiverType: 'parent_child' } },
    });
    await expect
      .element(screen.getByLabelText('Tell us a little about the participant: how old are they?'))
      .toBeVisible();
    expect(years(screen.container).at(0)).toBe('1');
  });

  it('stores the chosen age as a number, and takes it back', async () => {
    const { screen, answers } = await renderWidget(Age, { options: { label: 'short' } });
    await screen.getByLabelText('Age').selectOptions('40');
    expect(answers()).toEqual({ age: 40 });
    await screen.getByLabelText('Age').selectOptions('');
    expect(answers()).toEqual({});
  });

  it('shows a prefilled age that the list does not have', async () => {
    const { screen } = await renderWidget(Age, { answers: { age: 105 } });
    await expect.element(screen.getByRole('combobox')).toHaveValue('105');
  });

  it('refuses an impossible age', async () => {
    const { submit } = await renderWidget(Age, { answers: { age: 150 } });
    expect(await submit()).toEqual(['invalid']);
  });
});
