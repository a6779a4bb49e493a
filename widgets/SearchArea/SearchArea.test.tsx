import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { SearchArea } from './SearchArea.tsx';

testWidget('SearchArea', SearchArea);

const asthma = { id: 1, name: 'Asthma', showForSignup: true, kind: 'chronic' as const };
const replies = { indicationCategories: [{ name: 'Lungs', indications: [asthma] }] };

describe('SearchArea', () => {
  it.each([
    ['US', 'Zip Code', 'numeric'],
    ['GB', 'Postcode', 'text'],
  ] as const)('asks as people in %s say it', async (country, label, keyboard) => {
    const { screen } = await renderWidget(SearchArea, { facts: { country } });
    await expect.element(screen.getByLabelText(label)).toHaveAttribute('inputmode', keyboard);
  });

  it('stores the postal code with its country', async () => {
    const { screen, answers } = await renderWidget(SearchArea, { facts: { country: 'CA' } });
    await screen.getByRole('textbox').first().fill('k1a0b1');
    expect(answers()).toEqual({ postalCode: 'k1a0b1', postalCodeCountry: 'CA' });
  });

  it('says that a postal code is invalid once the box is left', async () => {
    const { screen } = await renderWidget(SearchArea);
    await screen.getByLabelText('Zip Code').fill('123');
    await screen.getByText('Narrow the search').click();
    await expect.element(screen.getByText('Invalid postal code')).toBeVisible();
  });

  it('says so on Enter, too, by which people search', async () => {
    const { screen } = await renderWidget(SearchArea);
    await screen.getByLabelText('Zip Code').fill('123');
    await expect.element(screen.getByText('Invalid postal code')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Invalid postal code')).toBeVisible();
  });

  it('lets the visitor choose a country where the campaign does', async () => {
    const { screen, answers } = await renderWidget(SearchArea, { facts: { campaign: { showCountrySelect: true } } });
    await screen.getByLabelText('Country').selectOptions('GB');
    expect(answers()).toEqual({ country: 'GB' });
  });

  it.each([
    ['alone', [900], undefined],
    ['beside what the visitor chose', [900, 1], [1]],
  ])('takes back a condition that another search had added by itself, %s', async (_, indicationIds, left) => {
    const { answers } = await renderWidget(SearchArea, {
      replies,
      options: { conditions: true },
      answers: { indicationIds },
      drafts: { addedCondition: '900' },
    });
    await expect.poll(() => answers().indicationIds).toEqual(left);
  });

  it('keeps that condition where the visitor chose it', async () => {
    const { screen, answers } = await renderWidget(SearchArea, {
      replies,
      options: { conditions: true },
      answers: { indicationIds: [900] },
    });
    await expect.element(screen.getByRole('combobox')).toBeVisible();
    expect(answers().indicationIds).toEqual([900]);
  });

  it('adds a condition and takes it away again', async () => {
    const { screen, answers } = await renderWidget(SearchArea, { replies, options: { conditions: true } });
    await screen.getByRole('combobox', { name: 'Conditions' }).fill('asth');
    await screen.getByRole('option', { name: 'Asthma' }).click();
    expect(answers().indicationIds).toEqual([1]);
    await screen.getByRole('button', { name: 'Remove Asthma' }).click();
    expect(answers().indicationIds).toEqual([]);
  });

  it.each([
    ['US', 'Up to 25 miles'],
    ['IE', 'Up to 25 km'],
  ] as const)('offers distances in the unit of %s', async (country, label) => {
    const { screen } = await renderWidget(SearchArea, { facts: { country } });
    await screen.getByText('Narrow the search').click();
    await expect.element(screen.getByRole('option', { name: label })).toBeInTheDocument();
  });
});
