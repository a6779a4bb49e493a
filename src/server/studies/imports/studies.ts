import { sourceLocale } from '#src/generated/locales.ts';
import type { Kysely, Transaction } from 'kysely';
import zipcodes from 'zipcodes';
import { countryServerFacts } from '#src/domain/countries/index.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import type { Database } from '#src/server/db/schema.ts';
import { draftsOf } from './drafts.ts';
import { Unusable, type Registered, type RegisteredSite } from './registered.ts';

type Tx = Transaction<Database>;

/** Imported studies and their sites have ids from here on, clear of those made by hand. */
const FIRST_ID = 100_001;

/** Puts a study in as a draft that no visitor sees, or brings a draft up to date. Throws `Unusable` once approved. */
export async function saveStudy(db: Kysely<Database>, study: Registered): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const indications = await indicationsOf(tx, study.conditions);
    const details = JSON.stringify(detailsOf(study, indications));
    const known = await tx
      .selectFrom('study')
      .select(['id', 'status'])
      .where('external_id', '=', study.nctId)
      .executeTakeFirst();
    if (known && known.status !== 'draft')
      throw new Unusable(`it is ${known.status} already and is changed by hand only`);
    const id = known?.id ?? (await nextId(tx, 'study'));
    if (known) await tx.updateTable('study').set({ details }).where('id', '=', id).execute();
    else await tx.insertInto('study').values({ id, external_id: study.nctId, status: 'draft', details }).execute();
    await putSites(tx, id, study);
    await putDrafts(tx, id, study.criteria);
    return id;
  });
}

async function nextId(tx: Tx, table: 'study' | 'site'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_ID, (last ?? 0) + 1);
}

/** Our conditions that the register names too. */
async function indicationsOf(tx: Tx, conditions: readonly string[]): Promise<number[]> {
  const wanted = new Set(conditions.map((name) => name.toLowerCase()));
  const rows = await tx.selectFrom('indication').select(['id', 'name']).execute();
  return rows.filter(({ name }) => wanted.has(name[sourceLocale].toLowerCase())).map(({ id }) => id);
}

function detailsOf({ title, summary, nctId, updated, minAge, maxAge, gender }: Registered, indicationIds: number[]) {
  const source = `Source: ClinicalTrials.gov, ${nctId}, as of ${updated || 'an unknown day'}; shortened.`;
  return {
    name: { [sourceLocale]: nctId },
    title: { [sourceLocale]: title },
    description: { [sourceLocale]: `${summary.slice(0, 2000)} ${source}`.trim() },
    isSimulation: false,
    ...(minAge !== undefined && { minAge }),
    ...(maxAge !== undefined && { maxAge }),
    gender,
    siteTargetAreaType: 'Distance',
    indicationIds,
  };
}

async function putSites(tx: Tx, studyId: number, { nctId, sites }: Registered): Promise<void> {
  await tx.deleteFrom('site').where('study_id', '=', studyId).execute();
  const first = await nextId(tx, 'site');
  const rows = sites.map((site, index) => ({
    id: first + index,
    study_id: studyId,
    ext_id: `${nctId}-${index + 1}`,
    name: site.facility,
    country: site.country,
    region: regionOf(site),
    postal_code: isPostalCode(site.zip, site.country) ? normalPostalCode(site.zip, site.country) : site.zip,
    lat: site.lat,
    lon: site.lon,
  }));
  for (let start = 0; start < rows.length; start += 200)
    await tx
      .insertInto('site')
      .values(rows.slice(start, start + 200))
      .execute();
}

/** Name of the state or province as the register gives it, code of the state by the postal code; as postal areas have it. */
function regionOf({ country, zip, state }: RegisteredSite): string | null {
  const { region, postalArea, codesInPackage } = countryServerFacts[country];
  if (region === 'stateName') return state || null;
  if (codesInPackage === undefined) return null;
  return zipcodes.codes[postalArea.exec(zip)?.[0] ?? '']?.state ?? null;
}

async function putDrafts(tx: Tx, studyId: number, criteria: string): Promise<void> {
  await tx.deleteFrom('criterion_draft').where('study_id', '=', studyId).execute();
  const rows = draftsOf(criteria).map((draft, index) => ({ study_id: studyId, position: index + 1, ...draft }));
  if (rows.length > 0) await tx.insertInto('criterion_draft').values(rows).execute();
}
