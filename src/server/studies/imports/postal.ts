import { createReadStream } from 'node:fs';
import type { Kysely } from 'kysely';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { countryServerFacts } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';
import { linesOf } from '#src/server/linesOf.ts';
import { storable } from './storable.ts';
import { lockCatalogue } from '#src/server/studies/lockCatalogue.ts';
import { areaOfCode, importName } from '#src/server/studies/postalAreas.ts';

type Area = {
  country: CountryCode;
  code: string;
  place: string;
  region: string | null;
  lat: number;
  lon: number;
  count: number;
};
/** What a file holds: areas with their centre in degrees, and of each line that was refused its number and why. */
export type PostalFile = { areas: Area[]; lines: number; refused: string[] };

/** Reads a postal code file of GeoNames: twelve columns parted by tabs. The centre of an area is the mean of its codes. */
export async function readPostalFile(file: string): Promise<PostalFile> {
  const areas = new Map<string, Area>();
  const found: PostalFile = { areas: [], lines: 0, refused: [] };
  // Text, since it has an encoding.
  for await (const line of linesOf(createReadStream(file, 'utf8') as AsyncIterable<string>)) {
    found.lines += 1;
    if (line.trim() === '') continue;
    const area = areaOf(storableColumns(line));
    if (typeof area === 'string') found.refused.push(`line ${found.lines}: ${area}`);
    else add(areas, area);
  }
  found.areas = [...areas.values()];
  return found;
}

/** The columns of a line, parted by tabs. */
const storableColumns = (line: string) => line.split('\t').map(storable);

function areaOf(columns: readonly string[]): Area | string {
  const [country = '', code = '', place = '', state = '', stateCode = ''] = columns;
  const [lat, lon] = [Number(columns[9] || Number.NaN), Number(columns[10] || Number.NaN)];
  if (columns.length < 11) return `it has ${columns.length} columns, not 12`;
  if (!isCountryCode(country)) return `the country ${country.slice(0, 10)} is not supported`;
  const area = areaOfCode(code.trim().toUpperCase(), country);
  if (area === undefined) return `the code ${code.slice(0, 12)} is none of ${country}`;
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return 'it has no coordinates';
  const { region } = countryServerFacts[country];
  const name = region && { stateName: state, stateCode }[region];
  return { country, code: area, place, region: name || null, lat, lon, count: 1 };
}

function add(areas: Map<string, Area>, area: Area): void {
  const key = `${area.country} ${area.code}`;
  const known = areas.get(key);
  if (!known) return void areas.set(key, area);
  known.lat += (area.lat - known.lat) / (known.count + 1);
  known.lon += (area.lon - known.lon) / (known.count + 1);
  known.count += 1;
  return undefined;
}

const rowOf = ({ country, code, lat, lon, place, region }: Area) => ({ country, code, lat, lon, place, region });

/** Replaces the areas of the countries that are in the list. From then on their codes are verified. */
export async function savePostalAreas(db: Kysely<Database>, areas: readonly Area[]): Promise<void> {
  const found = [...new Set(areas.map(({ country }) => country))];
  await db.transaction().execute(async (tx) => {
    // What another import saves meanwhile would be seen by no deletion, and stand in the way.
    await lockCatalogue(tx);
    for (const country of found) {
      await tx.deleteFrom('postal_area').where('country', '=', country).execute();
      await tx
        .insertInto('seed')
        .values({ name: importName(country) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (let start = 0; start < areas.length; start += 500) {
      const rows = areas.slice(start, start + 500).map(rowOf);
      await tx.insertInto('postal_area').values(rows).execute();
    }
  });
}
