import type { Kysely } from 'kysely';
import { kmBetween } from '#src/domain/distance.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Site } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { postalPlaceOf, type PostalPlace } from './postalAreas.ts';

type Db = Kysely<Database>;
type SiteRow = { id: number; ext_id: string; lat: number; lon: number; region: string | null };

/** A town as visitors read it, such as Chicago, IL. */
export const townInWords = ({ name, region }: { name: string; region: string | null }): string =>
  [name, region].filter((part) => part !== null).join(', ');

/** Sites that serve the postal code, nearest first, those of unknown distance last. */
export async function sitesNear(
  db: Db,
  area: { studyId: number; targetArea: string; postalCode: string; country: CountryCode },
  radiusKm: number,
): Promise<Site[]> {
  const { studyId, targetArea, postalCode, country } = area;
  const place = await postalPlaceOf(db, postalCode, country);
  const rows = await db
    .selectFrom('site')
    .select(['id', 'ext_id', 'name', 'lat', 'lon', 'city', 'region'])
    .where('study_id', '=', studyId)
    .where('country', '=', country)
    .where('is_recruiting', '=', true)
    .execute();
  return rows
    .map((row) => ({ row, km: place && kmBetween(place, { latitude: row.lat, longitude: row.lon }) }))
    .filter(({ row, km }) => serves(row, { targetArea, radiusKm }, { place, km }))
    .toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || a.row.id - b.row.id)
    .map(({ row, km }) => ({
      id: row.id,
      ssExtId: row.ext_id,
      ...(km !== undefined && { distance: Math.round(km * 10) / 10 }),
      name: row.name,
      ...(row.city !== null && { place: townInWords({ name: row.city, region: row.region }) }),
    }));
}

/** A visitor whose place is not known is in no area of distance, but is in the country and the state. */
function serves(
  site: SiteRow,
  { targetArea, radiusKm }: { targetArea: string; radiusKm: number },
  { place, km }: { place: PostalPlace | undefined; km: number | undefined },
): boolean {
  if (targetArea === 'Distance') return km !== undefined && km <= radiusKm;
  if (targetArea === 'Country') return true;
  return !place?.region || !site.region || place.region === site.region;
}
