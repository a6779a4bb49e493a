import type { Language } from '#tests/e2e/support/texts.ts';

/** Where a visitor lives, and what they type in the formats of that country. */
export type Place = {
  code: string;
  name: Record<Language, string>;
  postalLabel: Record<Language, string>;
  zip: string;
  /** As typed, as shown again, and as stored. */
  phone: string;
  shownPhone: string;
  e164: string;
  /** A date as it is typed here. */
  date: (year: string, month: string, day: string) => string;
};

const monthFirst: Place['date'] = (year, month, day) => `${month}/${day}/${year}`;
const dayFirst: Place['date'] = (year, month, day) => `${day}/${month}/${year}`;
const spanishCode = 'Código postal';

/** The one country where going on agrees, and where measures are in feet and pounds. */
export const us: Place = {
  code: 'US',
  name: { en: 'United States', es: 'Estados Unidos' },
  postalLabel: { en: 'Zip Code', es: spanishCode },
  zip: '60601',
  phone: '3125550123',
  shownPhone: '(312) 555-0123',
  e164: '+13125550123',
  date: monthFirst,
};

/** Each country where consent takes a box. */
export const abroad: readonly Place[] = [
  {
    code: 'AU',
    name: { en: 'Australia', es: 'Australia' },
    postalLabel: { en: 'Postcode', es: spanishCode },
    zip: '2000',
    phone: '0491 570 006',
    shownPhone: '+61 491 570 006',
    e164: '+61491570006',
    date: dayFirst,
  },
  {
    code: 'CA',
    name: { en: 'Canada', es: 'Canadá' },
    postalLabel: { en: 'Postal Code', es: spanishCode },
    zip: 'M5V 2T6',
    phone: '4165550123',
    shownPhone: '(416) 555-0123',
    e164: '+14165550123',
    date: (year, month, day) => `${year}-${month}-${day}`,
  },
  {
    code: 'IE',
    name: { en: 'Ireland', es: 'Irlanda' },
    postalLabel: { en: 'Eircode', es: 'Código postal (Eircode)' },
    zip: 'D02 X285',
    phone: '085 012 3456',
    shownPhone: '+353 85 012 3456',
    e164: '+353850123456',
    date: dayFirst,
  },
  {
    code: 'NZ',
    name: { en: 'New Zealand', es: 'Nueva Zelanda' },
    postalLabel: { en: 'Postcode', es: spanishCode },
    zip: '1010',
    phone: '09 555 0123',
    shownPhone: '+64 9 555 0123',
    e164: '+6495550123',
    date: dayFirst,
  },
  {
    code: 'ZA',
    name: { en: 'South Africa', es: 'Sudáfrica' },
    postalLabel: { en: 'Postal Code', es: spanishCode },
    zip: '8001',
    phone: '011 555 0123',
    shownPhone: '+27 11 555 0123',
    e164: '+27115550123',
    date: (year, month, day) => `${year}/${month}/${day}`,
  },
  {
    code: 'GB',
    name: { en: 'United Kingdom', es: 'Reino Unido' },
    postalLabel: { en: 'Postcode', es: spanishCode },
    zip: 'SE1 7PB',
    phone: '0113 496 0123',
    shownPhone: '+44 1134 960123',
    e164: '+441134960123',
    date: dayFirst,
  },
];
