import type { Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';
import { analyzeSearch } from '#src/server/db/searchedTables.ts';
import { readRecord } from '#src/server/studies/imports/registered.ts';

/** Ids of the studies and of their sites begin here. */
const FIRST_ID = 500_001;

export type RegisterSite = { id: number; study_id: number; country: CountryCode; lat: number; lon: number };

const text = (en: string) => ({ en });

/** Opens the studies of the register in place of those of the demo, as an import does, and gives their sites. */
export async function openRegister(db: Kysely<Database>): Promise<RegisterSite[]> {
  // The file is a list of records, as `readRecord` takes them.
  const records = JSON.parse(readFileSync(new URL('studies.json', import.meta.url), 'utf8')) as unknown[];
  const studies = records.map(readRecord).map((study, index) => ({ ...study, id: FIRST_ID + index }));
  await db.updateTable('study').set({ status: 'closed' }).execute();
  await db
    .insertInto('study')
    .values(
      studies.map(({ id, nctId, title, gender, conditions }) => ({
        id,
        external_id: nctId,
        status: 'open' as const,
        keywords: conditions.join('. '),
        details: JSON.stringify({
          name: text(nctId),
          title: text(title),
          description: text(''),
          isSimulation: false,
          gender,
          siteTargetAreaType: 'Distance',
          indicationIds: [],
        }),
      })),
    )
    .execute();
  const sites = studies
    .flatMap(({ id, sites: of }) =>
      of.map(({ country, lat, lon, zip }) => ({ study_id: id, country, lat, lon, postal_code: zip })),
    )
    .map((site, index) => ({ ...site, id: FIRST_ID + index, ext_id: `R-${index}`, name: 'Clinic', region: null }));
  await db.insertInto('site').values(sites).execute();
  await analyzeSearch(db);
  return sites;
}
