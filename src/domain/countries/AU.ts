import type { Country, CountryServerFacts } from './country.ts';
import { dayFirst } from './dateFormats.ts';

/** Australia, as pages and the server see it. */
export const country: Country = {
  ...dayFirst,
  name: { en: 'Australia', es: 'Australia' },
  alpha2: 'AU',
  alpha3: 'AUS',
  displayLabel: 'AUS',
  callingCode: '+61',
  postalLabel: { en: 'Postcode', es: 'Código postal' },
  postalPattern: /^\d{4}$/,
  postalExample: '2000',
  phonePlaceholder: '+61 491 570 006',
  phoneMask: { short: '+## ### ### ###', long: '+## ### ### ####', longAbove: 11 },
  gdprConsentRequired: true,
  useMetricSystem: true,
};

/** Australia, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'Australia/Sydney',
  registerName: 'Australia',
  postalArea: /^\d{4}$/,
  region: 'stateCode',
  money: 'dollars',
  emergencyNumbers: ['000', '112'],
} as const satisfies CountryServerFacts;
