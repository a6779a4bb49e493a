import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { draftCriteria } from './drafts.ts';
import { DraftFileReader, type DraftBlock, type DraftFinding } from './draftFile.ts';
import { editStudy, studyNamed, type StudyRow } from './editStudy.ts';
import { firstOwn, questionsOf, saveQuestions } from './questions.ts';
import { withTexts } from './texts.ts';

type Db = Kysely<Database>;
type Found = { block: DraftBlock; study: StudyRow };

/** What a file of drafts would do: the studies that it changes, and what is wrong with it. */
export type CheckedDrafts = { found: Found[]; findings: DraftFinding[] };

/** Checks a file of drafts against the studies. */
export async function checkDrafts(db: Db, content: string): Promise<CheckedDrafts> {
  const { blocks, findings } = new DraftFileReader(content);
  const found: Found[] = [];
  const all = [...findings];
  for (const block of blocks) {
    const study = await studyNamed(db, block.study).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      all.push({ line: block.line, text: error.message });
    });
    if (!study) continue;
    all.push(...(await findingsOf(db, block, study)));
    found.push({ block, study });
  }
  return { found, findings: all.toSorted((a, b) => a.line - b.line) };
}

async function findingsOf(db: Db, block: DraftBlock, study: StudyRow): Promise<DraftFinding[]> {
  const { line } = block;
  if (study.status !== 'draft')
    return [{ line, text: `study ${study.id} is ${study.status}: questions change in a draft only; take it out` }];
  if ((await questionsOf(db, study.id)) === undefined)
    return [{ line, text: `study ${study.id} has questions of other kinds, which the file would lose; take it out` }];
  const criteria = await draftCriteria(db, study.id);
  const wrong = block.questions.filter(
    ({ number }) => number < firstOwn && !criteria.some((criterion) => criterion.number === number),
  );
  return wrong.map((question) => ({
    line: question.line,
    text: `study ${study.id} has no criterion ${question.number}, only ${criteria.length}; a question of your own has a number from ${firstOwn}`,
  }));
}

/** Writes what a checked file says: texts and questions of each draft. Call it for a file without findings only. */
export async function importDrafts(db: Db, { found }: CheckedDrafts): Promise<void> {
  for (const { block, study } of found) {
    const details = withTexts(study.details, block.texts);
    const { questions } = block;
    const edit = { action: 'drafts', studyId: study.id, details: { questions: questions.map(({ number }) => number) } };
    await editStudy(db, edit, async (tx) => {
      await tx
        .updateTable('study')
        .set({ details: JSON.stringify(details) })
        .where('id', '=', study.id)
        .execute();
      await saveQuestions(tx, study.id, questions);
    });
  }
}
