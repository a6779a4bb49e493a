import type { CountryCode } from '#src/generated/answers.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

/** A country outside the US. */
export type Region = Exclude<CountryCode, 'US'>;

/** Where a visitor lives, and what they type in the formats of that country. */
export type Place<C extends CountryCode = CountryCode> = {
  code: C;
  name: Record<Language, string>;
  postalLabel: Record<Language, string>;
  zip: string;
  /** A code of the right form that there is none of. */
  nowhere: string;
  /** As typed, as shown again, and as stored. */
  phone: string;
  shownPhone: string;
  e164: string;
  /** A date as it is typed here. */
  date: (year: string, month: string, day: string) => string;
  /** Format of dates, as their box shows it. */
  dateFormat: Record<Language, string>;
  zone: string;
  /** A postal code as typed and as stored, and the number of the site there, among those of the first study. */
  clinic: { typed: string; kept: string; site: number };
  /** The start of numbers that are never assigned, as typed and as stored; two digits follow. */
  numbers: readonly [typed: string, kept: string];
};

type Dates = Pick<Place, 'date' | 'dateFormat'>;

const dayFirst: Dates = {
  date: (year, month, day) => `${day}/${month}/${year}`,
  dateFormat: { en: 'DD/MM/YYYY', es: 'DD/MM/AAAA' },
};
const spanishCode = 'Código postal';

/** The one country where going on agrees, and where measures are in feet and pounds. */
export const us: Place = {
  code: 'US',
  name: { en: 'United States', es: 'Estados Unidos' },
  postalLabel: { en: 'Zip Code', es: spanishCode },
  zip: '60601',
  nowhere: '00000',
  phone: '3125550123',
  shownPhone: '(312) 555-0123',
  e164: '+13125550123',
  date: (year, month, day) => `${month}/${day}/${year}`,
  dateFormat: { en: 'MM/DD/YYYY', es: 'MM/DD/AAAA' },
  zone: 'America/Chicago',
  clinic: { typed: '60611', kept: '60611', site: 1 },
  numbers: ['31255502', '+131255502'],
};

/** Each country where consent takes a box. */
const abroad: readonly Place<Region>[] = [
  {
    code: 'AU',
    name: { en: 'Australia', es: 'Australia' },
    postalLabel: { en: 'Postcode', es: spanishCode },
    zip: '2000',
    nowhere: '0001',
    phone: '0491 570 006',
    shownPhone: '+61 491 570 006',
    e164: '+61491570006',
    ...dayFirst,
    zone: 'Australia/Sydney',
    clinic: { typed: '2050', kept: '2050', site: 17 },
    numbers: ['02 5550 01', '+612555001'],
  },
  {
    code: 'CA',
    name: { en: 'Canada', es: 'Canadá' },
    postalLabel: { en: 'Postal Code', es: spanishCode },
    zip: 'M5V 2T6',
    nowhere: 'X0X 0X0',
    phone: '4165550123',
    shownPhone: '(416) 555-0123',
    e164: '+14165550123',
    date: (year, month, day) => `${year}-${month}-${day}`,
    dateFormat: { en: 'YYYY-MM-DD', es: 'AAAA-MM-DD' },
    zone: 'America/Toronto',
    clinic: { typed: 'm5g1x8', kept: 'M5G 1X8', site: 9 },
    numbers: ['41655501', '+141655501'],
  },
  {
    code: 'IE',
    name: { en: 'Ireland', es: 'Irlanda' },
    postalLabel: { en: 'Eircode', es: 'Código postal (Eircode)' },
    zip: 'D02 X285',
    nowhere: 'Z99 Z999',
    phone: '085 012 3456',
    shownPhone: '+353 85 012 3456',
    e164: '+353850123456',
    ...dayFirst,
    zone: 'Europe/Dublin',
    clinic: { typed: 'D04T6F4', kept: 'D04 T6F4', site: 15 },
    numbers: ['01 555 01', '+353155501'],
  },
  {
    code: 'NZ',
    name: { en: 'New Zealand', es: 'Nueva Zelanda' },
    postalLabel: { en: 'Postcode', es: spanishCode },
    zip: '1010',
    nowhere: '0001',
    phone: '09 555 0123',
    shownPhone: '+64 9 555 0123',
    e164: '+6495550123',
    ...dayFirst,
    zone: 'Pacific/Auckland',
    clinic: { typed: '1023', kept: '1023', site: 20 },
    numbers: ['09 555 01', '+64955501'],
  },
  {
    code: 'ZA',
    name: { en: 'South Africa', es: 'Sudáfrica' },
    postalLabel: { en: 'Postal Code', es: spanishCode },
    zip: '8001',
    nowhere: '9999',
    phone: '011 555 0123',
    shownPhone: '+27 11 555 0123',
    e164: '+27115550123',
    date: (year, month, day) => `${year}/${month}/${day}`,
    dateFormat: { en: 'YYYY/MM/DD', es: 'AAAA/MM/DD' },
    zone: 'Africa/Johannesburg',
    clinic: { typed: '7925', kept: '7925', site: 23 },
    numbers: ['011 555 01', '+271155501'],
  },
  {
    code: 'GB',
    name: { en: 'United Kingdom', es: 'Reino Unido' },
    postalLabel: { en: 'Postcode', es: spanishCode },
    zip: 'SE1 7PB',
    nowhere: 'ZE9 9ZZ',
    phone: '0113 496 0123',
    shownPhone: '+44 1134 960123',
    e164: '+441134960123',
    ...dayFirst,
    zone: 'Europe/London',
    clinic: { typed: 'se17eh', kept: 'SE1 7EH', site: 12 },
    numbers: ['020 7946 01', '+4420794601'],
  },
];

/** Every country. */
export const places: readonly Place[] = [us, ...abroad];

/** The place in a country outside the US; without one, the place there. */
export const placeIn = (region?: Region): Place => abroad.find(({ code }) => code === region) ?? us;
