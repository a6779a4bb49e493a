import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Country, CountryServerFacts } from '#src/domain/countries/country.ts';
import { dayFirst } from '#src/domain/countries/dateFormats.ts';

/** A country that is not supported, in the two exports that its file would have. */
const country = {
  ...dayFirst,
  name: { en: 'France', es: 'Francia' },
  alpha2: 'FR',
  alpha3: 'FRA',
  displayLabel: 'FRA',
  callingCode: '+33',
  postalLabel: { en: 'Postal Code', es: 'Código postal' },
  postalPattern: /^\d{2} ?\d{3}$/,
  postalExample: '75 001',
  postalSecondHalf: 3,
  phonePlaceholder: '+33 1 99 00 01 23',
  phoneMask: { short: '+## # ## ## ## ##' },
  gdprConsentRequired: true,
  useMetricSystem: true,
} as unknown as Country;
const serverFacts: CountryServerFacts = {
  timeZone: 'Europe/Paris',
  registerName: 'France (register)',
  postalArea: /^\d{2}/,
  region: 'stateName',
  phoneTerritories: ['GP'],
  callCenter: '+33 1 99 00 09 99',
};
// No type has this code before the country is in the list: it stands for any supported one.
const code = 'FR' as 'US';

/** Modules as they are loaded with the country in the list, and only there. */
const load = {
  generate: () => import('#scripts/generate/handWritten.ts'),
  phoneMetadata: () => import('#scripts/phoneMetadata.ts'),
  rules: () => import('#src/rules/country.ts'),
  countryOf: () => import('#src/domain/countries/countryOf.ts'),
  consentNeed: () => import('#src/domain/consentNeed.ts'),
  dates: () => import('#src/domain/dates.ts'),
  phoneDigits: () => import('#src/domain/phoneDigits.ts'),
  postalCode: () => import('#src/domain/postalCode.ts'),
  today: () => import('#src/server/visitor/today.ts'),
  language: () => import('#src/server/visitor/language.ts'),
  areas: () => import('#src/server/studies/postalAreas.ts'),
  postalFile: () => import('#src/server/studies/imports/postal.ts'),
  register: () => import('#src/server/studies/imports/registered.ts'),
  settings: () => import('#src/server/settings/settings.ts'),
  demo: () => import('#src/server/db/demo/partners.ts'),
};

beforeAll(() => {
  vi.resetModules();
  vi.doMock('#src/domain/countries/index.ts', async (original) => {
    const registry = await original<typeof import('#src/domain/countries/index.ts')>();
    return {
      ...registry,
      countries: { ...registry.countries, FR: country },
      countryServerFacts: { ...registry.countryServerFacts, FR: serverFacts },
      countryCodes: [...registry.countryCodes, 'FR'],
    };
  });
});
afterAll(() => {
  vi.doUnmock('#src/domain/countries/index.ts');
  vi.resetModules();
});

test.each([
  ['answers', 'CountryCode', 'FR'],
  ['api', 'Alpha3', 'FRA'],
])('a country in the list is one of the codes of the schema of %s', async (name, definition, listed) => {
  const { schemaOf } = await load.generate();
  const definitions = schemaOf(name)['definitions'] as Record<string, { enum: string[] }>;
  expect(definitions[definition]?.enum).toContain(listed);
  expect(readFileSync(`schemas/${name}.schema.json`, 'utf8')).not.toContain(`"${listed}"`);
});

test('a campaign may name it in a rule', async () => {
  const { countryIs } = await load.rules();
  expect(countryIs.params.country.enum).toContain('FR');
});

test('pages and the server have its numbering plan, with those of its territories', async () => {
  const { phoneMetadata } = await load.phoneMetadata();
  const { countries } = JSON.parse(phoneMetadata()) as { countries: object };
  expect(Object.keys(countries)).toEqual(expect.arrayContaining(['FR', 'GP']));
});

test('it is found by its codes and by the language of a browser', async () => {
  const [{ countryOf, countryOfAlpha3 }, { countryOfHeader }] = [await load.countryOf(), await load.language()];
  expect(countryOf('FR')).toBe(country);
  expect([countryOfAlpha3('FRA'), countryOfHeader('fr-FR,fr;q=0.9')]).toEqual(['FR', 'FR']);
});

test('its law of consent, its dates, phone numbers and postal codes are those of its file', async () => {
  const { isInternational } = await load.consentNeed();
  const { parseDate, formatDate } = await load.dates();
  const { maskedPhone } = await load.phoneDigits();
  const { isPostalCode, normalPostalCode } = await load.postalCode();
  expect(isInternational(code)).toBe(true);
  expect([parseDate('31/12/1990', code), formatDate('1990-12-31', code)]).toEqual(['1990-12-31', '31/12/1990']);
  expect(maskedPhone('01 99 00 01 23', code)).toBe('+33 1 99 00 01 23');
  expect([isPostalCode('75001', code), normalPostalCode('75001', code)]).toEqual([true, '75 001']);
});

test('the server knows its day, its postal areas and its name in the register', async () => {
  const [{ todayIn }, { areaOfCode }, { readRecord }] = [await load.today(), await load.areas(), await load.register()];
  expect(todayIn(code, new Date('2026-06-15T22:30:00Z'))).toBe('2026-06-16');
  expect(areaOfCode('75 001', code)).toBe('75');
  const site = { facility: 'X', city: 'Paris', country: 'France (register)', lat: 48.9, lon: 2.4 };
  const record = { nctId: 'NCT00000001', briefTitle: 'A study', overallStatus: 'RECRUITING', sex: 'ALL' };
  expect(readRecord({ ...record, locations: [site] }).sites).toMatchObject([{ country: 'FR' }]);
});

test('its postal codes are read from a file, with its regions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openscreener-postal-'));
  const file = join(folder, 'FR.txt');
  await writeFile(file, ['FR', '75 001', 'Paris', 'Île-de-France', '11', '', '', '', '', '48.9', '2.4', ''].join('\t'));
  const { readPostalFile } = await load.postalFile();
  const { areas, refused } = await readPostalFile(file);
  await rm(folder, { recursive: true });
  expect([areas, refused]).toMatchObject([[{ country: 'FR', code: '75', region: 'Île-de-France' }], []]);
});

test('its call centre has a setting, and its demo has offers', async () => {
  const [{ readSettings, settingsHelp }, { partnerRows }] = [await load.settings(), await load.demo()];
  expect(settingsHelp()).toMatch(/^PHONE_CALL_CENTER_FR +\+33 1 99 00 09 99 /m);
  expect(readSettings({}).callCenters).toHaveProperty('FR', '+33 1 99 00 09 99');
  expect(partnerRows.offer.map(({ country: of }) => of)).toContain('FR');
});
