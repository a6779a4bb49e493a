import type { Country, CountryServerFacts } from './country.ts';
import { monthFirst } from './dateFormats.ts';

/** United States, as pages and the server see it. */
export const country: Country = {
  ...monthFirst,
  name: { en: 'United States', es: 'Estados Unidos' },
  alpha2: 'US',
  alpha3: 'USA',
  displayLabel: 'USA',
  callingCode: '+1',
  postalLabel: { en: 'Zip Code', es: 'Código postal' },
  postalPattern: /^\d{5}(?:-\d{4})?$/,
  postalExample: '90210',
  phonePlaceholder: '(212) 555-0123',
  phoneMask: { short: '(###) ###-####' },
  gdprConsentRequired: false,
  useMetricSystem: false,
};

/** United States, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'America/Chicago',
  registerName: 'United States',
  // Without the four digits of the longer codes.
  postalArea: /^\d{5}/,
  region: 'stateCode',
  codesInPackage: 'US',
  phoneTerritories: ['AS', 'GU', 'MP', 'PR', 'VI'],
  money: 'dollars',
  emergencyNumbers: ['911', '112', '988'],
} as const satisfies CountryServerFacts;
