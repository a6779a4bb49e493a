import type { Kysely } from 'kysely';
import type { Input, Reply } from '#src/api/call.ts';
import type { Study } from '#src/generated/api.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openStudies } from './catalogue.ts';
import { placeOf } from './postalAreas.ts';
import { cursorAfter, type Position } from './searchCursor.ts';
import { servingSites, type Serving } from './sites.ts';

type Db = Kysely<Database>;
type Search = Input<'studySearch'>['body'];
type Results = Reply<'studySearch'>;
type Served = { study: Study; serving: Serving };

/** Studies of a page, and of those elsewhere, where the search does not say. */
const usualLimit = 20;

/** How far a site may be from the visitor, what cursors are signed with, and where the page before ended. */
type Settings = { radiusKm: number; secret: string; after: Position | undefined };

/**
 * Open studies for the conditions and words asked for: those with a site that serves the postal code, nearest first and
 * a page at a time, and with the first page others that have a site in the country. Practice studies are left out.
 */
export async function searchStudies(db: Db, search: Search, { radiusKm, secret, after }: Settings): Promise<Results> {
  const { postalCode, country, limit = usualLimit, locale } = search;
  const place = await placeOf(db, postalCode, country);
  if (!isPostalCode(postalCode, country)) return { studies: [], nearbyStudies: [], nearbyTotal: 0 };
  const sites = await servingSites(db, search, place, radiusKm);
  const found = (await openStudies(db, [...sites.keys()], locale)).filter(
    (study) => !study.isSimulation && suits(study, search),
  );
  const nearby = found
    .flatMap((study) => {
      const serving = sites.get(study.id);
      return serving ? [{ study, serving }] : [];
    })
    .toSorted(byDistance);
  const rest = after ? nearby.filter((one) => isAfter(one, after)) : nearby;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    ...(place && { place: { name: place.name, ...(place.region !== null && { region: place.region }) } }),
    studies: after ? [] : found.filter(({ id }) => !sites.get(id)).slice(0, limit),
    nearbyStudies: await Promise.all(page.map((one) => withSites(db, one, country))),
    nearbyTotal: nearby.length,
    ...(last && rest.length > page.length && { next: cursorAfter(positionAt(last), search, secret) }),
  };
}

const positionAt = ({ study, serving }: Served): Position => [serving.km ?? null, study.id];

const byDistance = (a: Served, b: Served) =>
  a.serving.km === b.serving.km ? a.study.id - b.study.id : (a.serving.km ?? Infinity) - (b.serving.km ?? Infinity);

function isAfter({ study, serving: { km = Infinity } }: Served, [lastKm, lastId]: Position): boolean {
  const last = lastKm ?? Infinity;
  return km > last || (km === last && study.id > lastId);
}

async function withSites(db: Db, { study, serving }: Served, country: Search['country']): Promise<Study> {
  const { km, siteCount, postalCode } = serving;
  const town = await placeOf(db, postalCode, country);
  return {
    ...study,
    ...(km !== undefined && { distance: Math.round(km * 10) / 10 }),
    ...(town && { place: [town.name, town.region].filter((part) => part !== null).join(', ') }),
    siteCount,
  };
}

function suits(study: Study, { indicationIds = [], query = '' }: Search): boolean {
  if (indicationIds.length > 0 && !indicationIds.some((id) => study.indicationIds.includes(id))) return false;
  const text = folded(
    [study.title, study.description, ...study.associatedIndications.map(({ name }) => name)].join(' '),
  );
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lower case without accents, so that "migrana" finds "migraña". */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
