import type { Country, CountryServerFacts } from './country.ts';
import { dayFirst } from './dateFormats.ts';

/** New Zealand, as pages and the server see it. */
export const country: Country = {
  ...dayFirst,
  name: { en: 'New Zealand', es: 'Nueva Zelanda' },
  alpha2: 'NZ',
  alpha3: 'NZL',
  displayLabel: 'NZ',
  callingCode: '+64',
  postalLabel: { en: 'Postcode', es: 'Código postal' },
  postalPattern: /^\d{4}$/,
  postalExample: '6011',
  phonePlaceholder: '+64 9 555 0123',
  phoneMask: { short: '+## # ### ####', long: '+## ## ### #####', longAbove: 10 },
  gdprConsentRequired: true,
  useMetricSystem: true,
};

/** New Zealand, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'Pacific/Auckland',
  registerName: 'New Zealand',
  postalArea: /^\d{4}$/,
  money: 'dollars',
  emergencyNumbers: ['111', '1737'],
} as const satisfies CountryServerFacts;
