import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { importName } from '#src/server/studies/postalAreas.ts';

/** The share of a country's codes that a new file may lack: countries give up a few in a year. */
const MAX_LOST = 0.1;

type Area = { country: CountryCode; code: string };

/**
 * Throws a `StartError` for a file that ends within a line, or lacks many codes of an earlier one, as one does whose download
 * broke off: visitors with those codes would be told that theirs does not exist.
 */
export async function requireWhole(db: Kysely<Database>, file: string, areas: readonly Area[]): Promise<void> {
  if (!endsALine(file))
    throw new StartError(
      `The file ${file} ends within a line, as one does whose download broke off; nothing of it is saved. Download it again, or, if it is whole, add --fewer.`,
    );
  for (const country of new Set(areas.map((area) => area.country))) {
    const codes = new Set(areas.filter((area) => area.country === country).map(({ code }) => code));
    const known = await importedCodes(db, country);
    const lost = known.filter((code) => !codes.has(code)).length;
    if (lost > known.length * MAX_LOST)
      throw new StartError(
        `The file ${file} lacks ${lost} of ${known.length} codes of ${country} that an earlier file had; nothing of it is saved. Download it again, or, if the country has given them up, add --fewer.`,
      );
  }
}

/** Whether the last byte of a file ends its last line. An empty one has none that could be cut. */
function endsALine(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    const last = Buffer.alloc(1);
    return size === 0 || (readSync(opened, last, 0, 1, size - 1) === 1 && last.toString('latin1') === '\n');
  } finally {
    closeSync(opened);
  }
}

/** The codes of the files imported before; none where the areas are those of the demo. */
async function importedCodes(db: Kysely<Database>, country: CountryCode): Promise<string[]> {
  const rows = await db
    .selectFrom('postal_area')
    .select('code')
    .where('country', '=', country)
    .where((part) => part.exists(part.selectFrom('seed').select('name').where('name', '=', importName(country))))
    .execute();
  return rows.map(({ code }) => code);
}
