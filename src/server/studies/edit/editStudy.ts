import { createHash } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { StudyTable } from '#src/server/db/tables/catalogue.ts';
import { StartError } from '#src/server/settings/startError.ts';

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

/**
 * Changes a study and logs that in one transaction. From then on imports leave a draft as it is and tell of changes.
 */
export async function editStudy<Result>(
  db: Kysely<Database>,
  { action, studyId, details }: Edit,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const result = await work(tx);
    await tx.updateTable('registered').set({ is_edited: true }).where('study_id', '=', studyId).execute();
    await tx
      .insertInto('operator_change')
      .values({ actor: actor(), action, study_id: studyId, details: JSON.stringify(details) })
      .execute();
    return result;
  });
}

/** The same for all that one account does on one machine, without its name. */
function actor(): string {
  const { username } = userInfo();
  return createHash('sha256').update(`openscreener ${hostname()} ${username}`).digest('hex').slice(0, 12);
}
