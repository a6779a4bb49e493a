import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { draftCriteria, type DraftCriterion } from './drafts.ts';
import { editStudy, type StudyRow } from './editStudy.ts';
import { questionOfDraft, saveQuestions } from './questions.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** Shows a study to visitors. Throws `StartError` for one that its register says to be over, unless `isAnyway`. */
export async function openStudy(db: Db, study: StudyRow, isAnyway: boolean): Promise<void> {
  await setStatus(db, study, 'open', async (tx, { id, status }) => {
    if (status === 'open') throw new StartError(`Study ${id} is open already.`);
    await requireRecruiting(tx, id, isAnyway);
  });
}

/** Takes a study from visitors. Whoever is half-way is kept, undecided. */
export async function closeStudy(db: Db, study: StudyRow): Promise<void> {
  await setStatus(db, study, 'closed', (_tx, { id, status }) => {
    if (status === 'closed') throw new StartError(`Study ${id} is closed already.`);
    if (status === 'draft') throw new StartError(`Study ${id} is a draft: no visitor sees it.`);
  });
}

/**
 * Makes the criteria of these numbers the questions of a draft, as the register words them, and opens it. Throws `StartError`
 * for one without a question, or that its register says to be over, unless `isAnyway`.
 */
export async function approveDraft(
  db: Db,
  study: StudyRow,
  numbers: readonly number[] | undefined,
  isAnyway: boolean,
): Promise<number> {
  const edit = { action: 'approve', studyId: study.id, details: { criteria: numbers ?? 'as written' } };
  return editStudy(db, edit, async (tx, { id, status }) => {
    if (status !== 'draft') throw new StartError(`There is no draft study ${id}: it is ${status}.`);
    await requireRecruiting(tx, id, isAnyway);
    if (numbers) await saveQuestions(tx, id, (await criteriaOf(tx, id, numbers)).map(questionOfDraft));
    await tx.updateTable('study').set({ status: 'open' }).where('id', '=', id).execute();
    const { n } = await tx
      .selectFrom('criterion')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('study_id', '=', id)
      .executeTakeFirstOrThrow();
    if (n === 0 && !isAnyway)
      throw new StartError(
        `Study ${id} has no question: everybody of its ages and gender would qualify. To open it all the same add --anyway.`,
      );
    return n;
  });
}

async function criteriaOf(tx: Tx, id: number, numbers: readonly number[]): Promise<DraftCriterion[]> {
  const drafts = await draftCriteria(tx, id);
  const missing = numbers.filter((number) => !drafts.some((draft) => draft.number === number));
  if (missing.length > 0)
    throw new StartError(
      `Study ${id} has no criterion ${missing.join(', ')}. To see them: npm run studies -- drafts ${id}`,
    );
  return numbers.flatMap((number) => drafts.filter((draft) => draft.number === number));
}

async function requireRecruiting(tx: Tx, id: number, isAnyway: boolean): Promise<void> {
  if (isAnyway) return;
  const row = await tx.selectFrom('registered').select('is_recruiting').where('study_id', '=', id).executeTakeFirst();
  if (row?.is_recruiting === false)
    throw new StartError(
      `By its register study ${id} does not recruit any more. To open it all the same add --anyway.`,
    );
}

async function setStatus(
  db: Db,
  { id, status: from }: StudyRow,
  to: 'open' | 'closed',
  check: (tx: Tx, study: StudyRow) => Promise<void> | void,
): Promise<void> {
  const action = to === 'open' ? 'open' : 'close';
  await editStudy(db, { action, studyId: id, details: { from, to } }, async (tx, study) => {
    await check(tx, study);
    await tx.updateTable('study').set({ status: to }).where('id', '=', id).execute();
  });
}
