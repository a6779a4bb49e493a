import type { Country, CountryServerFacts } from './country.ts';
import { dayFirst } from './dateFormats.ts';

/** United Kingdom, as pages and the server see it. */
export const country: Country = {
  ...dayFirst,
  name: { en: 'United Kingdom', es: 'Reino Unido' },
  alpha2: 'GB',
  alpha3: 'GBR',
  displayLabel: 'UK',
  callingCode: '+44',
  postalLabel: { en: 'Postcode', es: 'Código postal' },
  postalPattern:
    /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
  postalExample: 'SW1A 1AA',
  postalSecondHalf: 3,
  phonePlaceholder: '+44 1134 960123',
  phoneMask: { short: '+## #### ######' },
  gdprConsentRequired: true,
  useMetricSystem: true,
};

/** United Kingdom, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'Europe/London',
  registerName: 'United Kingdom',
  // The outward code.
  postalArea: /^[A-Z]{1,2}\d[A-Z\d]?(?= |$)/,
  phoneTerritories: ['GG', 'IM', 'JE'],
  callCenter: '+44 808 157 0100',
  money: 'pounds',
  emergencyNumbers: ['999', '112', '111'],
} as const satisfies CountryServerFacts;
