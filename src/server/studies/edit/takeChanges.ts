import type { Kysely, Transaction } from 'kysely';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { StoredStudy } from '#src/server/db/tables/catalogue.ts';
import { draftsOf } from '#src/server/studies/imports/drafts.ts';
import type { RegisteredSite } from '#src/server/studies/imports/registered.ts';
import { firstFree } from '#src/server/studies/imports/planBatch.ts';
import { descriptionOf, siteRow } from '#src/server/studies/imports/studyRows.ts';
import { lockCatalogue } from '#src/server/studies/lockCatalogue.ts';
import { editStudyIn, saveDetails, type StudyRow } from './editStudy.ts';
import { sitesOf } from './sites.ts';

type Tx = Transaction<Database>;
type Stored = { id: number; kind: string; details: unknown };
/** Does to a study what its register changed. Gives its details as they are then. */
type Taking = (tx: Tx, study: StudyRow, details: unknown) => Promise<StoredStudy>;

type Bounds = { after: { minAge: number | null; maxAge: number | null } };

/** What can be taken over as it is. Of what is missing here a person decides. */
const takings: Readonly<Record<string, Taking>> = {
  ages: (_tx, { details }, change) => {
    // What an import stored as a change of this kind; so are the others below.
    const { minAge, maxAge } = (change as Bounds).after;
    const { minAge: _min, maxAge: _max, ...others } = details;
    return Promise.resolve({ ...others, ...(minAge !== null && { minAge }), ...(maxAge !== null && { maxAge }) });
  },
  gender: (_tx, { details }, change) =>
    Promise.resolve({ ...details, gender: (change as { after: StoredStudy['gender'] }).after }),
  texts: (_tx, { details, external_id: nctId }, change) => {
    const { after, summary } = change as { after: string; summary: string };
    const description = descriptionOf({ summary, nctId, updated: '' });
    return Promise.resolve({
      ...details,
      title: { ...details.title, [sourceLocale]: after },
      description: { ...details.description, [sourceLocale]: description },
    });
  },
  criteria: async (tx, { id, details }, change) => {
    const criteria = JSON.stringify(draftsOf((change as { after: string }).after));
    await tx
      .insertInto('criterion_draft')
      .values({ study_id: id, criteria })
      .onConflict((conflict) => conflict.column('study_id').doUpdateSet({ criteria }))
      .execute();
    return details;
  },
  sites: takeSites,
};

/** What tells the sites of a study apart in our tables. */
const keyOf = (site: { lat: number; lon: number; country: string; name: string }) =>
  `${site.lat},${site.lon}|${site.country}|${site.name}`;

/** Sites that are gone stay, since leads name them, and take nobody any more. */
async function takeSites(tx: Tx, study: StudyRow, change: unknown): Promise<StoredStudy> {
  const { added, gone } = change as { added: RegisteredSite[]; gone: string[] };
  const known = await sitesOf(tx, study.id);
  const gonePlaces = new Set(gone.map((key) => key.replace(/^([^|]*\|[^|]*)\|[^|]*\|/, '$1|')));
  const addedPlaces = new Set(added.map((site) => keyOf({ ...site, name: site.facility })));
  for (const site of known) {
    const key = keyOf(site);
    if (!gonePlaces.has(key) && !addedPlaces.has(key)) continue;
    await tx
      .updateTable('site')
      .set({ is_recruiting: addedPlaces.has(key) })
      .where('id', '=', site.id)
      .execute();
  }
  const knownPlaces = new Set(known.map(keyOf));
  const fresh = added.filter((site) => !knownPlaces.has(keyOf({ ...site, name: site.facility })));
  const first = await firstFree(tx, 'site');
  const last = Math.max(0, ...known.map(({ ext_id: key }) => Number(/-(\d+)$/.exec(key)?.[1] ?? 0)));
  const rows = fresh.map((site, index) =>
    siteRow(site, { id: first + index, studyId: study.id, nctId: study.external_id, number: last + index + 1 }),
  );
  if (rows.length > 0) await tx.insertInto('site').values(rows).execute();
  return study.details;
}

/** The changes that imports told of a study and that nobody has taken over, oldest first. */
export const changesToTake = (db: Kysely<Database>, studyId: number): Promise<Stored[]> =>
  db
    .selectFrom('register_change')
    .select(['id', 'kind', 'details'])
    .where('study_id', '=', studyId)
    .where('taken_at', 'is', null)
    .orderBy('id')
    .execute();

/** Whether a change of this kind can be taken over. */
export const isTakable = (kind: string): boolean => Object.hasOwn(takings, kind);

/** Takes over what the register changed in a study. Gives the kinds of the changes. */
export async function takeChanges(db: Kysely<Database>, { id: studyId }: StudyRow): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const changes = (await changesToTake(tx, studyId)).filter(({ kind }) => isTakable(kind));
    const kinds = changes.map(({ kind }) => kind);
    if (changes.length === 0) return [];
    await editStudyIn(tx, { action: 'take', studyId, details: { kinds } }, async (_tx, study) => {
      let { details } = study;
      for (const change of changes) {
        const taking = takings[change.kind];
        if (taking) details = await taking(tx, { ...study, details }, change.details);
      }
      await saveDetails(tx, study, details);
      await tx
        .updateTable('register_change')
        .set({ taken_at: new Date().toISOString() })
        .where(
          'id',
          'in',
          changes.map(({ id }) => id),
        )
        .execute();
    });
    return kinds;
  });
}
