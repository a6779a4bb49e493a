import type { Country, CountryServerFacts } from './country.ts';
import { yearFirstDashes } from './dateFormats.ts';

/** Canada, as pages and the server see it. */
export const country: Country = {
  ...yearFirstDashes,
  name: { en: 'Canada', es: 'Canadá' },
  alpha2: 'CA',
  alpha3: 'CAN',
  displayLabel: 'CAN',
  callingCode: '+1',
  postalLabel: { en: 'Postal Code', es: 'Código postal' },
  postalPattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  postalExample: 'K1A 0B1',
  postalSecondHalf: 3,
  phonePlaceholder: '(416) 555-0123',
  phoneMask: { short: '(###) ###-####' },
  gdprConsentRequired: true,
  useMetricSystem: true,
};

/** Canada, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'America/Toronto',
  registerName: 'Canada',
  postalArea: /^[A-Z]\d[A-Z]/,
  region: 'stateName',
  codesInPackage: 'Canada',
  money: 'dollars',
  emergencyNumbers: ['911', '988'],
} as const satisfies CountryServerFacts;
