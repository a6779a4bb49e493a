import type { ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

/** A country outside the US: what its visitors type, in its formats, and what is stored. */
type Abroad = {
  zone: string;
  postal: { label: Record<Language, string>; typed: string; kept: string };
  /** Format of dates, as the box shows it, and a day of 1979 in it. */
  dates: { format: Record<Language, string>; typed: string };
  /** The start of numbers that are never assigned, as typed and as stored; two digits follow. */
  phone: readonly [typed: string, kept: string];
  /** Number of the site nearby, among those of the first study. */
  site: number;
};

const dayFirst = { format: { en: 'DD/MM/YYYY', es: 'DD/MM/AAAA' }, typed: '31/12/1979' };
const postcode = { en: 'Postcode', es: 'Código postal' };
const postalCode = { en: 'Postal Code', es: 'Código postal' };

export const abroad = {
  AU: {
    zone: 'Australia/Sydney',
    postal: { label: postcode, typed: '2050', kept: '2050' },
    dates: dayFirst,
    phone: ['02 5550 01', '+612555001'],
    site: 17,
  },
  CA: {
    zone: 'America/Toronto',
    postal: { label: postalCode, typed: 'm5g1x8', kept: 'M5G 1X8' },
    dates: { format: { en: 'YYYY-MM-DD', es: 'AAAA-MM-DD' }, typed: '1979-12-31' },
    phone: ['41655501', '+141655501'],
    site: 9,
  },
  IE: {
    zone: 'Europe/Dublin',
    postal: { label: { en: 'Eircode', es: 'Código postal (Eircode)' }, typed: 'D04T6F4', kept: 'D04 T6F4' },
    dates: dayFirst,
    phone: ['01 555 01', '+353155501'],
    site: 15,
  },
  NZ: {
    zone: 'Pacific/Auckland',
    postal: { label: postcode, typed: '1023', kept: '1023' },
    dates: dayFirst,
    phone: ['09 555 01', '+64955501'],
    site: 20,
  },
  ZA: {
    zone: 'Africa/Johannesburg',
    postal: { label: postalCode, typed: '7925', kept: '7925' },
    dates: { format: { en: 'YYYY/MM/DD', es: 'AAAA/MM/DD' }, typed: '1979/12/31' },
    phone: ['011 555 01', '+271155501'],
    site: 23,
  },
  GB: {
    zone: 'Europe/London',
    postal: { label: postcode, typed: 'se17eh', kept: 'SE1 7EH' },
    dates: dayFirst,
    phone: ['020 7946 01', '+4420794601'],
    site: 12,
  },
} as const satisfies Record<string, Abroad>;

export type Region = keyof typeof abroad;

/** What a visitor of the country types differently from one of the US. */
export function typedIn(region: Region, language: Language): Partial<ScreenerVisitor> {
  const { postal, dates } = abroad[region];
  return {
    postalLabel: postal.label[language],
    zip: postal.typed,
    birthDate: dates.typed,
    dateFormat: dates.format[language],
    height: { centimeters: '168' },
    weight: { kilograms: '64' },
    // English visitors share their answers with the clinic, Spanish ones do not.
    agrees: language === 'en' ? 'withClinic' : 'alone',
  };
}

/** What is stored of it, by column of the lead. */
export function storedIn(region: Region): Readonly<Record<string, unknown>> {
  const { postal, site } = abroad[region];
  return {
    country: region,
    postal_code: postal.kept,
    date_of_birth: '1979-12-31',
    height_cm: 168,
    weight_kg: 64,
    site_id: 100 + site,
    study_site_id: `DEMO-1-${String(site).padStart(2, '0')}`,
  };
}
