import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Kysely } from 'kysely';
import { countries } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';

type Area = {
  country: CountryCode;
  code: string;
  place: string;
  region: string | null;
  lat: number;
  lon: number;
  count: number;
};
export type PostalFile = { areas: Area[]; lines: number; refused: string[] };

/** What the licence of the data asks to be shown wherever they are used. */
export const postalCredit = 'Postal code data: GeoNames (geonames.org), CC BY 4.0';

/** Areas that codes are kept under: US first five, CA and IE first three, GB outcode, else four digits. */
const areaPatterns: Readonly<Record<CountryCode, RegExp>> = {
  US: /^\d{5}/,
  CA: /^[A-Z]\d[A-Z]/,
  IE: /^[A-Z]\d[\dW]/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?= |$)/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  ZA: /^\d{4}$/,
};

const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code);

/** Reads a postal code file of GeoNames: twelve columns parted by tabs. Codes of one area are its centre together. */
export async function readPostalFile(file: string): Promise<PostalFile> {
  const areas = new Map<string, Area>();
  const found: PostalFile = { areas: [], lines: 0, refused: [] };
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    found.lines += 1;
    if (line.trim() === '') continue;
    const area = areaOf(line.split('\t'));
    if (typeof area === 'string') found.refused.push(`line ${found.lines}: ${area}`);
    else add(areas, area);
  }
  found.areas = [...areas.values()];
  return found;
}

function areaOf(columns: readonly string[]): Area | string {
  const [country = '', code = '', place = '', state = '', stateCode = ''] = columns;
  const [lat, lon] = [Number(columns[9] || Number.NaN), Number(columns[10] || Number.NaN)];
  if (columns.length < 11) return `it has ${columns.length} columns, not 12`;
  if (!isCountry(country)) return `the country ${country.slice(0, 10)} is none of the seven`;
  const area = areaPatterns[country].exec(code.trim().toUpperCase())?.[0];
  if (area === undefined) return `the code ${code.slice(0, 12)} is none of ${country}`;
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return 'it has no coordinates';
  const region = country === 'CA' ? state : country === 'US' || country === 'AU' ? stateCode : '';
  return { country, code: area, place, region: region || null, lat, lon, count: 1 };
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

const importName = (country: CountryCode) => `postal:${country}`;

/** Replaces the areas of the countries that are in the list. From then on their codes are verified. */
export async function savePostalAreas(db: Kysely<Database>, areas: readonly Area[]): Promise<void> {
  const found = [...new Set(areas.map(({ country }) => country))];
  await db.transaction().execute(async (tx) => {
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
      await new Promise(setImmediate);
    }
  });
}

/** Whether a file of the country was imported, so that a code which is not in it does not exist. */
export async function isImported(db: Kysely<Database>, country: CountryCode): Promise<boolean> {
  const row = await db.selectFrom('seed').select('name').where('name', '=', importName(country)).executeTakeFirst();
  return row !== undefined;
}

/** Whether files of any country were imported. */
export async function wasImported(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('seed').select('name').where('name', 'like', 'postal:%').limit(1).executeTakeFirst();
  return row !== undefined;
}
