import { createHash } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { StoredStudy, StudyTable } from '#src/server/db/tables/catalogue.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { lockCatalogue } from '#src/server/studies/lockCatalogue.ts';

/** A study as it is stored. */
export type StudyRow = Selectable<StudyTable>;

/** The study of a number of ours, or of a register. Throws `StartError` for an unknown one. */
export async function studyNamed(db: Kysely<Database>, name: string | undefined): Promise<StudyRow> {
  if (name === undefined || name.trim() === '') throw new StartError('Name a study by its number.');
  const ofName = db.selectFrom('study').selectAll();
  const row = await (
    /^\d{1,9}$/.test(name) ? ofName.where('id', '=', Number(name)) : ofName.where('external_id', '=', name)
  ).executeTakeFirst();
  if (!row) throw new StartError(`There is no study ${name}. To see which there are: npm run studies -- list`);
  return row;
}

/** What was done to a study: the name of the command, and what it changed. No visitor is in it. */
export type Edit = { action: string; studyId: number; details: object };

type Tx = Transaction<Database>;
/** Gets the study as it is now; nobody else changes it meanwhile. */
type Work<Result> = (tx: Tx, study: StudyRow) => Promise<Result>;

/** Changes a study and logs that. From then on imports leave a draft as it is and tell of changes. */
export async function editStudyIn<Result>(
  tx: Tx,
  { action, studyId, details }: Edit,
  work: Work<Result>,
): Promise<Result> {
  await lockCatalogue(tx);
  const study = await tx.selectFrom('study').selectAll().where('id', '=', studyId).executeTakeFirstOrThrow();
  const result = await work(tx, study);
  await tx.updateTable('registered').set({ is_edited: true }).where('study_id', '=', studyId).execute();
  await tx
    .insertInto('operator_change')
    .values({ actor: actor(), action, study_id: studyId, details: JSON.stringify(details) })
    .execute();
  return result;
}

/** The same in a transaction of its own. */
export const editStudy = <Result>(db: Kysely<Database>, edit: Edit, work: Work<Result>): Promise<Result> =>
  db.transaction().execute((tx) => editStudyIn(tx, edit, work));

/** Stores what is known of a study. */
export async function saveDetails(tx: Tx, { id }: StudyRow, details: StoredStudy): Promise<void> {
  await tx
    .updateTable('study')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
}

/** The same for all that one account does on one machine, without its name. */
function actor(): string {
  const { username } = userInfo();
  return createHash('sha256').update(`openscreener ${hostname()} ${username}`).digest('hex').slice(0, 12);
}
