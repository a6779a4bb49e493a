import { sql, type Kysely } from 'kysely';
import type { Input, Reply } from '#src/api/call.ts';
import type { Study } from '#src/generated/api.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { openStudies } from './catalogue.ts';
import { postalPlaceOf } from './postalAreas.ts';
import { cursorAfter, type Position } from './searchCursor.ts';
import { findStudies, type Found, type Served } from './searchIndex.ts';
import { searchedFor } from './searchWords.ts';
import { townInWords } from './sites.ts';

type Db = Kysely<Database>;
type Search = Input<'studySearch'>['body'];
type Results = Reply<'studySearch'>;

/** Studies of a page, and of those elsewhere, where the search does not say. */
const usualLimit = 20;

/**
 * How far a site may be from the visitor, the condition of healthy volunteers, what cursors are signed with, and where the
 * page before ended.
 */
type Settings = {
  radiusKm: number;
  healthyIndicationId: number | undefined;
  secrets: CookieSecrets;
  after: Position | undefined;
};

/** The conditions asked for. Vaccines are tried on healthy people: who asks for one, asks for studies of them too. */
async function withHealthy(db: Db, ids: readonly number[], healthyId: number | undefined): Promise<readonly number[]> {
  if (healthyId === undefined || ids.length === 0 || ids.includes(healthyId)) return ids;
  // One statement for any number of ids: each other text would take a place among those that connections keep.
  const isAsked = sql<boolean>`id = any(${[...ids]}::integer[])`;
  const vaccines = db.selectFrom('indication').select('id').where('kind', '=', 'vaccine').where(isAsked);
  return (await vaccines.limit(1).executeTakeFirst()) ? [...ids, healthyId] : ids;
}

/**
 * Open studies for the conditions and words asked for: those with a site that serves the postal code, nearest first and
 * a page at a time, and with the last page others that have a site in the country. Practice studies are left out, and those
 * that do not take the person asked about.
 */
export async function searchStudies(db: Db, search: Search, settings: Settings): Promise<Results> {
  const { radiusKm, healthyIndicationId, secrets, after } = settings;
  const { postalCode, country, limit = usualLimit, locale, maxKm = Infinity, suits } = search;
  const place = await postalPlaceOf(db, postalCode, country);
  if (!isPostalCode(postalCode, country)) return { studies: [], nearbyStudies: [], nearbyTotal: 0 };
  const indicationIds = await withHealthy(db, search.indicationIds ?? [], healthyIndicationId);
  const asked = await searchedFor(db, { ...search, indicationIds });
  const found = await findStudies(db, { place, country, radiusKm, maxKm, suits, limit, after }, asked);
  const near = found.near.slice(0, limit);
  const studies = new Map(
    (
      await openStudies(
        db,
        [...near, ...found.far].map(({ id }) => id),
        locale,
      )
    ).map((study) => [study.id, study]),
  );
  const shown = (list: readonly Listed[]): Promise<Study[]> =>
    Promise.all(
      list.flatMap((one) => {
        const study = studies.get(one.id);
        // One that was closed while it was searched for is in no list.
        return study ? [withSite(db, study, one, country)] : [];
      }),
    );
  const last = near.at(-1);
  return {
    ...(place && { place: { name: place.name, ...(place.region !== null && { region: place.region }) } }),
    studies: await shown(found.far),
    nearbyStudies: await shown(near),
    nearbyTotal: found.total,
    ...(last && found.near.length > limit && { next: cursorAfter([last.km, last.id], search, secrets) }),
  };
}

type Listed = Found & Partial<Pick<Served, 'siteCount'>>;

/** The study with what its card tells of its nearest site, and how many serve the visitor. */
async function withSite(
  db: Db,
  study: Study,
  { km, city, region, postalCode, siteCount }: Listed,
  country: CountryCode,
) {
  const town = city === null ? await postalPlaceOf(db, postalCode, country) : { name: city, region };
  return {
    ...study,
    ...(km !== null && { distance: Math.round(km * 10) / 10 }),
    ...(town && { place: townInWords(town) }),
    ...(siteCount !== undefined && { siteCount }),
  };
}
