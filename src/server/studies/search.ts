import type { Kysely } from 'kysely';
import type { Input, Reply } from '#src/api/call.ts';
import type { Study } from '#src/generated/api.ts';
import { openStudies } from './catalogue.ts';
import type { Database } from '#src/server/db/schema.ts';
import { servingSites } from './sites.ts';

/** Studies in each part of an answer at most. */
const MAX_FOUND = 100;

type Search = Input<'studySearch'>['query'] & { radiusKm: number };

/**
 * Open studies for the conditions and words asked for: those with a site that serves the postal code, nearest first,
 * and the others that have a site in the country. Practice studies are left out.
 */
export async function searchStudies(db: Kysely<Database>, search: Search): Promise<Reply<'studySearch'>> {
  const distances = await servingSites(db, search, search.radiusKm);
  const found = (await openStudies(db, [...distances.keys()], search.locale)).filter(
    (study) => !study.isSimulation && suits(study, search),
  );
  const nearby = found.filter(({ id }) => distances.get(id) !== 'elsewhere');
  const kmOf = ({ id }: Study) => {
    const km = distances.get(id);
    return typeof km === 'number' ? km : undefined;
  };
  return {
    studies: found.filter((study) => !nearby.includes(study)).slice(0, MAX_FOUND),
    nearbyStudies: nearby
      .toSorted((a, b) => (kmOf(a) ?? Infinity) - (kmOf(b) ?? Infinity) || a.id - b.id)
      .slice(0, MAX_FOUND)
      .map((study) => {
        const distance = kmOf(study);
        return distance === undefined ? study : { ...study, distance };
      }),
  };
}

function suits(study: Study, { 'indicationIds[]': ids = [], query = '' }: Search): boolean {
  if (ids.length > 0 && !ids.some((id) => study.indicationIds.includes(id))) return false;
  const text = folded(
    [study.title, study.description, ...study.associatedIndications.map(({ name }) => name)].join(' '),
  );
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lower case without accents, so that "migrana" finds "migraña". */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
