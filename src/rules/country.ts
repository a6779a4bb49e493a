import { countryCodes, defaultCountry, internationalExample } from '#src/domain/countries/index.ts';
import { defineRule } from '#src/kit/rule.ts';

export const countryIs = defineRule({
  description: 'The formats and laws of this country apply.',
  params: { country: { type: 'string', enum: countryCodes, required: true } },
  reads: ({ country }) => [{ aspect: 'country', at: [country] }],
  holds: (facts, { country }) => facts.country === country,
  examples: [
    {
      params: { country: internationalExample },
      holds: [{ country: internationalExample }],
      fails: [{}, { country: defaultCountry }],
    },
  ],
});

export const showsCountrySelect = defineRule({
  description: 'The visitor may choose a country: as the study says, else as the campaign says.',
  params: {},
  reads: () => ['campaign', 'studyCountries'],
  holds: ({ study, campaign }) => study?.webScreener?.showCountrySelect ?? campaign.showCountrySelect,
  examples: [
    {
      holds: [{ campaign: { showCountrySelect: true } }, { study: { webScreener: { showCountrySelect: true } } }],
      fails: [{}, { campaign: { showCountrySelect: true }, study: { webScreener: { showCountrySelect: false } } }],
    },
  ],
});
