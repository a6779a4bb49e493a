import { sql, type Kysely } from 'kysely';
import zipcodes from 'zipcodes';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import { kmBetween, type Point } from '#src/domain/distance.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Site } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { isImported } from '#src/server/studies/imports/postal.ts';

type Db = Kysely<Database>;
type Place = Point & { region: string | null };

/** What the place of a code is kept under: US first five, CA and IE first three, GB outcode, else the four digits. */
function areaCode(postalCode: string, country: CountryCode): string {
  const code = normalPostalCode(postalCode, country);
  if (country === 'US') return code.slice(0, 5);
  return code.split(' ')[0] ?? code;
}

/** Where a postal code lies, by the table of areas, else for US and CA by the package. Its pattern must fit. */
async function placeOf(db: Db, postalCode: string, country: CountryCode): Promise<Place | undefined> {
  if (!isPostalCode(postalCode, country)) return undefined;
  const code = areaCode(postalCode, country);
  const row = await db
    .selectFrom('postal_area')
    .select(['lat', 'lon', 'region'])
    .where('country', '=', country)
    .where('code', '=', code)
    .executeTakeFirst();
  if (row) return { latitude: row.lat, longitude: row.lon, region: row.region };
  return fromPackage(code, country);
}

function fromPackage(code: string, country: CountryCode): Place | undefined {
  if (country !== 'US' && country !== 'CA') return undefined;
  const found = Object.hasOwn(zipcodes.codes, code) ? zipcodes.codes[code] : undefined;
  if (!found || (found.country === 'US') !== (country === 'US')) return undefined;
  return { latitude: found.latitude, longitude: found.longitude, region: found.state };
}

/** Whether the code exists, as far as is known: looked up in imported files, else for US and CA in the package. */
export async function isKnownPostalCode(db: Db, postalCode: string, country: CountryCode): Promise<boolean> {
  if (!isPostalCode(postalCode, country)) return false;
  if (!(await isVerified(db, country))) return true;
  return (await placeOf(db, postalCode, country)) !== undefined;
}

/** Whether there is a list of the country's codes; without one the pattern alone decides. */
export async function isVerified(db: Db, country: CountryCode): Promise<boolean> {
  return country === 'US' || country === 'CA' || isImported(db, country);
}

type SiteRow = { id: number; ext_id: string; lat: number; lon: number; region: string | null };

/** Sites that serve the postal code, nearest first, those of unknown distance last. */
export async function sitesNear(
  db: Db,
  area: { studyId: number; targetArea: string; postalCode: string; country: CountryCode },
  radiusKm: number,
): Promise<Site[]> {
  const { studyId, targetArea, postalCode, country } = area;
  const place = await placeOf(db, postalCode, country);
  const rows = await db
    .selectFrom('site')
    .select(['id', 'ext_id', 'lat', 'lon', 'region'])
    .where('study_id', '=', studyId)
    .where('country', '=', country)
    .execute();
  return rows
    .map((row) => ({ row, km: place && kmBetween(place, { latitude: row.lat, longitude: row.lon }) }))
    .filter(({ row, km }) => serves(targetArea, row, place, km, radiusKm))
    .toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || a.row.id - b.row.id)
    .map(({ row, km }) => ({
      id: row.id,
      ssExtId: row.ext_id,
      ...(km !== undefined && { distance: Math.round(km * 10) / 10 }),
    }));
}

/**
 * Every open study with a site in the country: how far its nearest serving site is in kilometres, `near` where that
 * is not known, `elsewhere` where no site of it serves the postal code.
 */
export async function servingSites(
  db: Db,
  { postalCode, country }: { postalCode: string; country: CountryCode },
  radiusKm: number,
): Promise<Map<number, number | 'near' | 'elsewhere'>> {
  const place = await placeOf(db, postalCode, country);
  const rows = await db
    .selectFrom('site')
    .innerJoin('study', 'study.id', 'site.study_id')
    .select(['site.id', 'site.ext_id', 'site.lat', 'site.lon', 'site.region', 'site.study_id'])
    .select(sql<string>`study.details ->> 'siteTargetAreaType'`.as('target_area'))
    .where('site.country', '=', country)
    .where('study.status', '=', 'open')
    .execute();
  const nearest = new Map<number, number | 'near' | 'elsewhere'>();
  for (const row of rows) {
    const km = place && kmBetween(place, { latitude: row.lat, longitude: row.lon });
    const isServed = serves(row.target_area, row, place, km, radiusKm);
    const found = isServed ? (km === undefined ? 'near' : Math.round(km * 10) / 10) : 'elsewhere';
    const known = nearest.get(row.study_id) ?? 'elsewhere';
    if (known === 'elsewhere' || (typeof known === 'number' && typeof found === 'number' && found < known))
      nearest.set(row.study_id, found);
  }
  return nearest;
}

/** A visitor whose place is not known is in no area of distance, but is in the country and the state. */
function serves(
  targetArea: string,
  site: SiteRow,
  place: Place | undefined,
  km: number | undefined,
  radiusKm: number,
): boolean {
  if (targetArea === 'Distance') return km !== undefined && km <= radiusKm;
  if (targetArea === 'Country') return true;
  return !place?.region || !site.region || place.region === site.region;
}
