import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { draftCriteria } from './drafts.ts';
import { editStudy, type StudyRow } from './editStudy.ts';
import { questionOfDraft, saveQuestions } from './questions.ts';

type Db = Kysely<Database>;

/** Shows a study to visitors. Throws `StartError` for one that its register says to be over, unless `isAnyway`. */
export async function openStudy(db: Db, study: StudyRow, isAnyway: boolean): Promise<void> {
  if (study.status === 'open') throw new StartError(`Study ${study.id} is open already.`);
  await requireRecruiting(db, study, isAnyway);
  await setStatus(db, study, 'open', 'open');
}

/** Takes a study from visitors. Whoever is half-way is kept, undecided. */
export async function closeStudy(db: Db, study: StudyRow): Promise<void> {
  if (study.status === 'closed') throw new StartError(`Study ${study.id} is closed already.`);
  if (study.status === 'draft') throw new StartError(`Study ${study.id} is a draft: no visitor sees it.`);
  await setStatus(db, study, 'closed', 'close');
}

/** Makes the criteria of these numbers the questions of a draft, as the register words them, and opens it. */
export async function approveDraft(
  db: Db,
  study: StudyRow,
  numbers: readonly number[] | undefined,
  isAnyway: boolean,
): Promise<number> {
  if (study.status !== 'draft') throw new StartError(`There is no draft study ${study.id}: it is ${study.status}.`);
  await requireRecruiting(db, study, isAnyway);
  const drafts = await draftCriteria(db, study.id);
  const missing = numbers?.filter((number) => !drafts.some((draft) => draft.number === number)) ?? [];
  if (missing.length > 0)
    throw new StartError(
      `Study ${study.id} has no criterion ${missing.join(', ')}. To see them: npm run studies -- drafts ${study.id}`,
    );
  const chosen = numbers?.flatMap((number) => drafts.filter((draft) => draft.number === number));
  return editStudy(
    db,
    { action: 'approve', studyId: study.id, details: { criteria: numbers ?? 'as written' } },
    async (tx) => {
      if (chosen) await saveQuestions(tx, study.id, chosen.map(questionOfDraft));
      await tx.updateTable('study').set({ status: 'open' }).where('id', '=', study.id).execute();
      const { n } = await tx
        .selectFrom('criterion')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('study_id', '=', study.id)
        .executeTakeFirstOrThrow();
      return n;
    },
  );
}

async function requireRecruiting(db: Db, { id }: StudyRow, isAnyway: boolean): Promise<void> {
  if (isAnyway) return;
  const row = await db.selectFrom('registered').select('is_recruiting').where('study_id', '=', id).executeTakeFirst();
  if (row?.is_recruiting === false)
    throw new StartError(
      `By its register study ${id} does not recruit any more. To open it all the same add --anyway.`,
    );
}

async function setStatus(db: Db, { id, status }: StudyRow, to: 'open' | 'closed', action: string): Promise<void> {
  await editStudy(db, { action, studyId: id, details: { from: status, to } }, (tx) =>
    tx.updateTable('study').set({ status: to }).where('id', '=', id).execute(),
  );
}
