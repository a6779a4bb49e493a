import { beforeAll, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { kmBetween } from '#src/domain/distance.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { demoPostalAreas } from '#src/server/db/demo/postalAreas.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { postalPlaceOf } from './postalAreas.ts';
import { findStudies } from './searchIndex.ts';
import { openRegister, type RegisterSite } from './testing/register/openRegister.ts';

const server = testServer();
let sites: readonly RegisterSite[] = [];
beforeAll(async () => void (sites = await openRegister(server().db)));

type Code = readonly [code: string, country: CountryCode];

/** Codes of the package, evenly spread over the list: those of the United States, and Canadian areas. */
const packaged: Code[] = Object.values(zipcodes.codes)
  .filter((_, index) => index % 22 === 0)
  .map(({ zip, country }) => (country === 'US' ? [zip, 'US'] : [`${zip} 1A1`, 'CA']));

const endings: Partial<Record<CountryCode, string>> = { GB: ' 1AA', IE: ' X123' };
// The keys of the table are country codes: its type says so.
const others = (Object.keys(demoPostalAreas) as CountryCode[]).flatMap((country): Code[] =>
  (demoPostalAreas[country] ?? []).map(([code]) => [`${code}${endings[country] ?? ''}`, country]),
);
const codes = [...packaged, ...others];

const radiusKm = 160;

/** What any search must find, by the distance of every site: near ones with their number, and those elsewhere. */
function byBruteForce(place: { latitude: number; longitude: number }, country: CountryCode) {
  const found = new Map<number, { id: number; km: number; siteCount: number }>();
  for (const site of sites.filter((one) => one.country === country)) {
    const km = kmBetween(place, { latitude: site.lat, longitude: site.lon });
    const known = found.get(site.study_id) ?? { id: site.study_id, km: Infinity, siteCount: 0 };
    const siteCount = known.siteCount + (km <= radiusKm ? 1 : 0);
    found.set(site.study_id, { ...known, km: Math.min(known.km, km), siteCount });
  }
  const all = [...found.values()].toSorted((a, b) => a.km - b.km || a.id - b.id);
  return { near: all.filter(({ km }) => km <= radiusKm), far: all.filter(({ km }) => km > radiusKm) };
}

const rounded = ({ id, km, siteCount }: { id: number; km: number | null; siteCount?: number }) => [
  id,
  Math.round((km ?? Infinity) * 1000),
  ...(siteCount === undefined ? [] : [siteCount]),
];

test('there are two thousand codes of every country', () => {
  expect(codes.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(codes.map(([, country]) => country)).size).toBe(7);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])('the search finds what brute force does, in its order: part %i', async (part) => {
  let near = 0;
  for (const [code, country] of codes.filter((_, index) => index % 8 === part)) {
    const place = await postalPlaceOf(server().db, code, country);
    if (!place) throw new Error(`${code} is not known`);
    const looked = { place, country, radiusKm, maxKm: Infinity, limit: 100, after: undefined };
    const found = await findStudies(server().db, looked, undefined);
    const expected = byBruteForce(place, country);
    expect([code, found.total, found.near.map(rounded)]).toEqual([
      code,
      expected.near.length,
      expected.near.map(rounded),
    ]);
    const far = expected.far.map(({ id, km }) => rounded({ id, km }));
    // Those elsewhere are looked for among the nearest of their sites.
    if (country !== 'US') expect([code, found.far.map(rounded)]).toEqual([code, far]);
    near += found.total;
  }
  expect(near).toBeGreaterThan(50);
});
