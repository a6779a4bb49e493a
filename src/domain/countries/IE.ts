import type { Country, CountryServerFacts } from './country.ts';
import { dayFirst } from './dateFormats.ts';

/** Ireland, as pages and the server see it. */
export const country: Country = {
  ...dayFirst,
  name: { en: 'Ireland', es: 'Irlanda' },
  alpha2: 'IE',
  alpha3: 'IRL',
  displayLabel: 'IRL',
  callingCode: '+353',
  postalLabel: { en: 'Eircode', es: 'Código postal (Eircode)' },
  postalPattern: /^[A-Z\d]{3} ?[A-Z\d]{4}$/i,
  postalExample: 'D02 X285',
  postalSecondHalf: 4,
  // Ireland has no valid range for fiction: this is the example of the numbering plan.
  phonePlaceholder: '+353 85 012 3456',
  phoneMask: { short: '+### ## ### ####' },
  gdprConsentRequired: true,
  useMetricSystem: true,
};

/** Ireland, for the server and the scripts only. */
export const serverFacts = {
  timeZone: 'Europe/Dublin',
  registerName: 'Ireland',
  // The routing key; that of Dublin 6W ends with a letter.
  postalArea: /^[A-Z]\d[\dW]/,
  callCenter: '+353 20 910 0100',
  money: 'euros',
  emergencyNumbers: ['112', '999'],
} as const satisfies CountryServerFacts;
