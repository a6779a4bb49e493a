import type { Kysely } from 'kysely';
import zipcodes from 'zipcodes';
import { countryServerFacts } from '#src/domain/countries/index.ts';
import type { Point } from '#src/domain/distance.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';

type Db = Kysely<Database>;

/** The centre of a postal area, its town, and its state or province where it is known. */
export type PostalPlace = Point & { name: string; region: string | null };

/** What the licence of the imported data asks to be shown wherever they are used. */
export const postalCredit = 'Postal code data: GeoNames (geonames.org), CC BY 4.0';

/** The area of a code in capitals; undefined for what is no code of the country. */
export const areaOfCode = (code: string, country: CountryCode): string | undefined =>
  countryServerFacts[country].postalArea.exec(code)?.[0];

/** Countries whose codes come with the package; those of the others are verified once a file of theirs is imported. */
const isPackaged = (country: CountryCode) => countryServerFacts[country].codesInPackage !== undefined;

/** The row of the table `seed` that records the import of a country. */
export const importName = (country: CountryCode): string => `postal:${country}`;

/** Whether there is a list of the country's codes; without one the pattern alone decides. */
export async function hasPostalCodes(db: Db, country: CountryCode): Promise<boolean> {
  if (isPackaged(country)) return true;
  const row = await db.selectFrom('seed').select('name').where('name', '=', importName(country)).executeTakeFirst();
  return row !== undefined;
}

/** Whether files of any country were imported. */
export async function hasImportedPostalCodes(db: Db): Promise<boolean> {
  const row = await db.selectFrom('seed').select('name').where('name', 'like', 'postal:%').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether the code exists: by the list of its country, else by its pattern. */
export async function isKnownPostalCode(db: Db, postalCode: string, country: CountryCode): Promise<boolean> {
  if (!isPostalCode(postalCode, country)) return false;
  if (!(await hasPostalCodes(db, country))) return true;
  return (await postalPlaceOf(db, postalCode, country)) !== undefined;
}

/** Where a postal code lies, by the table of areas, else by the package, where it has the codes of the country. Its pattern must fit. */
export async function postalPlaceOf(
  db: Db,
  postalCode: string,
  country: CountryCode,
): Promise<PostalPlace | undefined> {
  if (!isPostalCode(postalCode, country)) return undefined;
  const area = areaOfCode(normalPostalCode(postalCode, country), country);
  if (area === undefined) return undefined;
  const row = await db
    .selectFrom('postal_area')
    .select(['lat', 'lon', 'place', 'region'])
    .where('country', '=', country)
    .where('code', '=', area)
    .executeTakeFirst();
  if (row) return { latitude: row.lat, longitude: row.lon, name: row.place, region: row.region };
  return placeOfPackage(area, country);
}

function placeOfPackage(area: string, country: CountryCode): PostalPlace | undefined {
  const found = Object.hasOwn(zipcodes.codes, area) ? zipcodes.codes[area] : undefined;
  if (!found || found.country !== countryServerFacts[country].codesInPackage) return undefined;
  return { latitude: found.latitude, longitude: found.longitude, name: townOf(found.city), region: found.state };
}

/** Canadian areas of the package name the quarters of their town in brackets. */
const townOf = (city: string) => city.replace(/ \(.*$/, '');
