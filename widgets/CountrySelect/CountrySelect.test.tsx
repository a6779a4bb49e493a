import { describe, expect, it } from 'vitest';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { CountrySelect } from './CountrySelect.tsx';

testWidget('CountrySelect', CountrySelect);

const labels = (container: Element) => [...container.querySelectorAll('option')].map(({ text }) => text);

describe('CountrySelect', () => {
  it('lists every country and starts with the one whose rules apply', async () => {
    const { screen } = await renderWidget(CountrySelect, { facts: { country: 'NZ' } });
    expect(labels(screen.container)).toEqual(countryCodes.map((code) => countries[code].name.en));
    await expect.element(screen.getByLabelText('Country')).toHaveValue('NZ');
  });

  it.each([
    ['names in Spanish', { locale: 'es' }, ['Estados Unidos', 'Reino Unido', 'Sudáfrica']],
    ['short labels', { options: { display: 'label' } }, ['USA', 'UK', 'RSA', 'NZ']],
  ] as const)('shows %s', async (_, situation, some) => {
    const { screen } = await renderWidget(CountrySelect, situation);
    expect(labels(screen.container)).toEqual(expect.arrayContaining([...some]));
  });

  it('stores the choice and touches nothing else', async () => {
    const { screen, answers } = await renderWidget(CountrySelect, { answers: { postalCode: '90210' } });
    await screen.getByLabelText('Country').selectOptions('GB');
    expect(answers()).toEqual({ postalCode: '90210', country: 'GB' });
  });
});
