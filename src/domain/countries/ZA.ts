import type { Country, CountryServerFacts } from './country.ts';
import { yearFirstSlashes } from './dateFormats.ts';

/** South Africa, as pages and the server see it. */
export const country: Country = {
  ...yearFirstSlashes,
  name: { en: 'South Africa', es: 'Sudáfrica' },
  alpha2: 'ZA',
  alpha3: 'ZAF',
  displayLabel: 'RSA',
  callingCode: '+27',
  postalLabel: { en: 'Postal Code', es: 'Código postal' },
  postalPattern: /^\d{4}$/,
  postalExample: '8001',
  phonePlaceholder: '+27 11 555 0123',
  phoneMask: { short: '+## ## ### ####' },
  gdprConsentRequired: true,
  useMetricSystem: true,
};

/** South Africa, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'Africa/Johannesburg',
  registerName: 'South Africa',
  postalArea: /^\d{4}$/,
  callCenter: '+27 80 000 0000',
  money: 'rand',
  emergencyNumbers: ['10111', '10177', '112'],
} as const satisfies CountryServerFacts;
