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
  name: { en: 'Monaco', es: 'Mónaco' },
  alpha2: 'MC',
  alpha3: 'MCO',
  displayLabel: 'MCO',
  callingCode: '+377',
  postalLabel: { en: 'Postal Code', es: 'Código postal' },
  postalPattern: /^980 ?\d{2}$/,
  postalExample: '980 00',
  postalSecondHalf: 2,
  phonePlaceholder: '+377 93 12 34 56',
  phoneMask: { short: '+### ## ## ## ##' },
  gdprConsentRequired: true,
  useMetricSystem: true,
} as unknown as Country;
const serverFacts: CountryServerFacts = {
  timeZone: 'Europe/Monaco',
  registerName: 'Monaco (register)',
  postalArea: /^980/,
  region: 'stateName',
  phoneTerritories: ['GP'],
  money: 'euros',
  emergencyNumbers: ['112'],
  callCenter: '+377 93 12 34 99',
};
// No type has this code before the country is in the list: it stands for any supported one.
const code = 'MC' as 'US';

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
      countries: { ...registry.countries, MC: country },
      countryServerFacts: { ...registry.countryServerFacts, MC: serverFacts },
      countryCodes: [...registry.countryCodes, 'MC'],
    };
  });
});
afterAll(() => {
  vi.doUnmock('#src/domain/countries/index.ts');
  vi.resetModules();
});

test.each([
  ['answers', 'CountryCode', 'MC'],
  ['api', 'Alpha3', 'MCO'],
])('a country in the list is one of the codes of the schema of %s', async (name, definition, listed) => {
  const { schemaOf } = await load.generate();
  const definitions = schemaOf(name)['definitions'] as Record<string, { enum: string[] }>;
  expect(definitions[definition]?.enum).toContain(listed);
  expect(readFileSync(`schemas/${name}.schema.json`, 'utf8')).not.toContain(`"${listed}"`);
});

test('a campaign may name it in a rule', async () => {
  const { countryIs } = await load.rules();
  expect(countryIs.params.country.enum).toContain('MC');
});

test('pages and the server have its numbering plan, with those of its territories', async () => {
  const { phoneMetadata } = await load.phoneMetadata();
  const { countries } = JSON.parse(phoneMetadata()) as { countries: object };
  expect(Object.keys(countries)).toEqual(expect.arrayContaining(['MC', 'GP']));
});

test('it is found by its codes and by the language of a browser', async () => {
  const [{ countryOf, countryOfAlpha3 }, { countryOfHeader }] = [await load.countryOf(), await load.language()];
  expect(countryOf('MC')).toBe(country);
  expect([countryOfAlpha3('MCO'), countryOfHeader('fr-MC,fr;q=0.9')]).toEqual(['MC', 'MC']);
});

test('its law of consent, its dates, phone numbers and postal codes are those of its file', async () => {
  const { isInternational } = await load.consentNeed();
  const { parseDate, formatDate } = await load.dates();
  const { maskedPhone } = await load.phoneDigits();
  const { isPostalCode, normalPostalCode } = await load.postalCode();
  expect(isInternational(code)).toBe(true);
  expect([parseDate('31/12/1990', code), formatDate('1990-12-31', code)]).toEqual(['1990-12-31', '31/12/1990']);
  expect(maskedPhone('93 12 34 56', code)).toBe('+377 93 12 34 56');
  expect([isPostalCode('98000', code), normalPostalCode('98000', code)]).toEqual([true, '980 00']);
});

test('the server knows its day, its postal areas and its name in the register', async () => {
  const [{ todayIn }, { areaOfCode }, { readRecord }] = [await load.today(), await load.areas(), await load.register()];
  expect(todayIn(code, new Date('2026-06-15T22:30:00Z'))).toBe('2026-06-16');
  expect(areaOfCode('980 00', code)).toBe('980');
  const site = { facility: 'X', city: 'Monaco', country: 'Monaco (register)', lat: 43.7, lon: 7.4 };
  const record = { nctId: 'NCT00000001', briefTitle: 'A study', overallStatus: 'RECRUITING', sex: 'ALL' };
  expect(readRecord({ ...record, locations: [site] }).sites).toMatchObject([{ country: 'MC' }]);
});

test('its postal codes are read from a file, with its regions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openscreener-postal-'));
  const file = join(folder, 'MC.txt');
  await writeFile(file, ['MC', '980 00', 'Monaco', 'Monte-Carlo', '01', '', '', '', '', '43.7', '7.4', ''].join('\t'));
  const { readPostalFile } = await load.postalFile();
  const { areas, refused } = await readPostalFile(file);
  await rm(folder, { recursive: true });
  expect([areas, refused]).toMatchObject([[{ country: 'MC', code: '980', region: 'Monte-Carlo' }], []]);
});

test('its call centre has a setting, and its demo has offers', async () => {
  const [{ readSettings, settingsHelp }, { partnerRows }] = [await load.settings(), await load.demo()];
  expect(settingsHelp()).toMatch(/^PHONE_CALL_CENTER_MC +\+377 93 12 34 99 /m);
  expect(readSettings({}).callCenters).toHaveProperty('MC', '+377 93 12 34 99');
  expect(partnerRows.offer.map(({ country: of }) => of)).toContain('MC');
});
