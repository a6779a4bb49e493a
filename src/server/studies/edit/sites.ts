import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { SiteTable } from '#src/server/db/tables/catalogue.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { editStudy } from './editStudy.ts';

type Db = Kysely<Database>;

/** The sites of a study. */
export const sitesOf = (db: Db, studyId: number): Promise<Selectable<SiteTable>[]> =>
  db.selectFrom('site').selectAll().where('study_id', '=', studyId).orderBy('id').execute();

/** Marks sites of a study as taking participants or not. Throws `StartError` for one that is not of the study. */
export async function setRecruiting(
  db: Db,
  studyId: number,
  ids: readonly number[] | 'all',
  isRecruiting: boolean,
): Promise<number> {
  const known = (await sitesOf(db, studyId)).map(({ id }) => id);
  const wrong = ids === 'all' ? [] : ids.filter((id) => !known.includes(id));
  if (wrong.length > 0)
    throw new StartError(
      `Study ${studyId} has no site ${wrong.join(', ')}. To see its sites: npm run studies -- sites ${studyId}`,
    );
  const chosen = ids === 'all' ? known : ids;
  if (chosen.length === 0) return 0;
  await editStudy(db, { action: 'sites', studyId, details: { sites: chosen, isRecruiting } }, (tx) =>
    tx.updateTable('site').set({ is_recruiting: isRecruiting }).where('id', 'in', chosen).execute(),
  );
  return chosen.length;
}
