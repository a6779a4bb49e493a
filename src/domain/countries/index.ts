import type { Country, PhoneMask } from './country.ts';
import type { CountryCode } from '#src/domain/facts.ts';

/** Product constants: how each date format is typed and read aloud. */
const dayFirst = {
  dateOrder: 'dayFirst',
  dateFormat: 'DD/MM/YYYY',
  dateInputMask: '##/##/####',
  dateInputPlaceholder: { en: 'DD/MM/YYYY', es: 'DD/MM/AAAA' },
} as const;
const monthFirst = {
  dateOrder: 'monthFirst',
  dateFormat: 'MM/DD/YYYY',
  dateInputMask: '##/##/####',
  dateInputPlaceholder: { en: 'MM/DD/YYYY', es: 'MM/DD/AAAA' },
} as const;
const yearFirstDashes = {
  dateOrder: 'yearFirst',
  dateFormat: 'YYYY-MM-DD',
  dateInputMask: '####-##-##',
  dateInputPlaceholder: { en: 'YYYY-MM-DD', es: 'AAAA-MM-DD' },
} as const;
const yearFirstSlashes = {
  dateOrder: 'yearFirst',
  dateFormat: 'YYYY/MM/DD',
  dateInputMask: '####/##/##',
  dateInputPlaceholder: { en: 'YYYY/MM/DD', es: 'AAAA/MM/DD' },
} as const;

/** True of every supported country but the United States. */
const abroad = { gdprConsentRequired: true, useMetricSystem: true } as const;
const northAmericanMask: PhoneMask = { short: '(###) ###-####' };
const fourDigits = /^\d{4}$/;
const ukPostcode =
  /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW]) ?\d[ABD-HJLNP-UW-Z]{2})$/i;

/** Settings of the supported countries, by code. All values are product constants. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  AU: {
    ...abroad,
    ...dayFirst,
    name: { en: 'Australia', es: 'Australia' },
    alpha2: 'AU',
    alpha3: 'AUS',
    displayLabel: 'AUS',
    callingCode: '+61',
    postalLabel: { en: 'Postcode', es: 'Código postal' },
    postalPattern: fourDigits,
    phonePlaceholder: '+61 491 570 006',
    phoneMask: { short: '+## ### ### ###', long: '+## ### ### ####', longAbove: 11 },
    callCenterPhoneNumber: 'default',
  },
  CA: {
    ...abroad,
    ...yearFirstDashes,
    name: { en: 'Canada', es: 'Canadá' },
    alpha2: 'CA',
    alpha3: 'CAN',
    displayLabel: 'CAN',
    callingCode: '+1',
    postalLabel: { en: 'Postal Code', es: 'Código postal' },
    postalPattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    phonePlaceholder: '(416) 555-0123',
    phoneMask: northAmericanMask,
    callCenterPhoneNumber: 'default',
  },
  IE: {
    ...abroad,
    ...dayFirst,
    name: { en: 'Ireland', es: 'Irlanda' },
    alpha2: 'IE',
    alpha3: 'IRL',
    displayLabel: 'IRL',
    callingCode: '+353',
    postalLabel: { en: 'Eircode', es: 'Código postal (Eircode)' },
    postalPattern: /^[A-Z\d]{3} ?[A-Z\d]{4}$/i,
    phonePlaceholder: '+353 85 012 3456',
    phoneMask: { short: '+### ## ### ####' },
    callCenterPhoneNumber: 'IE',
  },
  NZ: {
    ...abroad,
    ...dayFirst,
    name: { en: 'New Zealand', es: 'Nueva Zelanda' },
    alpha2: 'NZ',
    alpha3: 'NZL',
    displayLabel: 'NZ',
    callingCode: '+64',
    postalLabel: { en: 'Postcode', es: 'Código postal' },
    postalPattern: fourDigits,
    phonePlaceholder: '+64 9 555 0123',
    phoneMask: { short: '+## # ### ####', long: '+## ## ### #####', longAbove: 10 },
    callCenterPhoneNumber: 'default',
  },
  ZA: {
    ...abroad,
    ...yearFirstSlashes,
    name: { en: 'South Africa', es: 'Sudáfrica' },
    alpha2: 'ZA',
    alpha3: 'ZAF',
    displayLabel: 'RSA',
    callingCode: '+27',
    postalLabel: { en: 'Postal Code', es: 'Código postal' },
    postalPattern: fourDigits,
    phonePlaceholder: '+27 11 555 0123',
    phoneMask: { short: '+## ## ### ####' },
    callCenterPhoneNumber: 'ZA',
  },
  GB: {
    ...abroad,
    ...dayFirst,
    name: { en: 'United Kingdom', es: 'Reino Unido' },
    alpha2: 'GB',
    alpha3: 'GBR',
    displayLabel: 'UK',
    callingCode: '+44',
    postalLabel: { en: 'Postcode', es: 'Código postal' },
    postalPattern: ukPostcode,
    phonePlaceholder: '+44 1134 960123',
    phoneMask: { short: '+## #### ######' },
    callCenterPhoneNumber: 'GB',
  },
  US: {
    ...monthFirst,
    name: { en: 'United States', es: 'Estados Unidos' },
    alpha2: 'US',
    alpha3: 'USA',
    displayLabel: 'USA',
    callingCode: '+1',
    postalLabel: { en: 'Zip Code', es: 'Código postal' },
    postalPattern: /^\d{5}(?:-\d{4})?$/,
    phonePlaceholder: '(212) 555-0123',
    phoneMask: northAmericanMask,
    gdprConsentRequired: false,
    callCenterPhoneNumber: 'default',
    useMetricSystem: false,
  },
};

/** The supported countries in the order a list shows them. */
export const countryCodes: readonly CountryCode[] = ['US', 'AU', 'CA', 'IE', 'NZ', 'ZA', 'GB'];

export function isCountryCode(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(countries, code);
}

/** The settings of a country; those of the United States for none and for one that is not supported. */
export function countryOf(code?: string): Country {
  return isCountryCode(code) ? countries[code] : countries.US;
}

/** The country of an alpha-3 code, if supported. */
export function countryOfAlpha3(alpha3: string): CountryCode | undefined {
  return countryCodes.find((code) => countries[code].alpha3 === alpha3);
}

/** The supported country that a language tag such as `en-GB` names as its region. */
export function countryOfLanguageTag(tag: string): CountryCode | undefined {
  const region = tag
    .split(/[-_]/)
    .slice(1)
    .find((part) => /^[a-z]{2}$/i.test(part))
    ?.toUpperCase();
  return isCountryCode(region) ? region : undefined;
}
