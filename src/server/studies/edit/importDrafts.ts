import type { Kysely } from 'kysely';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { draftCriteria } from './drafts.ts';
import { DraftFileReader, type DraftBlock, type DraftFinding } from './draftFile.ts';
import { editStudyIn, saveDetails, studyNamed, type StudyRow } from './editStudy.ts';
import { draftQuestions, firstOwn, saveQuestions } from './questions.ts';
import { unfounded, withTexts } from './texts.ts';

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
    const study = await studyNamed(db, block.study).catch(wordsOf);
    if (typeof study === 'string') {
      all.push({ line: block.line, text: study });
      continue;
    }
    all.push(...(await findingsOf(db, block, study)));
    found.push({ block, study });
  }
  return { found, findings: all.toSorted((a, b) => a.line - b.line) };
}

/** Why something is refused. Throws any other error. */
function wordsOf(error: unknown): string {
  if (!(error instanceof StartError)) throw error;
  return error.message;
}

async function findingsOf(db: Db, block: DraftBlock, study: StudyRow): Promise<DraftFinding[]> {
  const { line } = block;
  const refusal = await draftQuestions(db, study).then(() => undefined, wordsOf);
  if (refusal !== undefined) return [{ line, text: `${refusal} Take it out of the file.` }];
  const criteria = await draftCriteria(db, study.id);
  const wrong = block.questions.filter(
    ({ number }) => number < firstOwn && !criteria.some((criterion) => criterion.number === number),
  );
  const unnumbered = wrong.map((question) => ({
    line: question.line,
    text: `study ${study.id} has no criterion ${question.number}, only ${criteria.length}; a question of your own has a number from ${firstOwn}`,
  }));
  return [...textFindings(block, study), ...unnumbered];
}

/** Texts of a language whose study would lack the one that it falls back to. What is wrong with a text by itself is found already. */
function textFindings({ texts }: DraftBlock, { details }: StudyRow): DraftFinding[] {
  return unfounded(details, texts).map(({ field, locale, line }) => ({
    line,
    text: `${field}.${locale}: ${field} has no ${sourceLocale} text; write ${field}.${sourceLocale} too`,
  }));
}

/**
 * Writes what a checked file says: texts and questions of each draft, or nothing. Call it for a file without findings only.
 * Throws `StartError` for a study that is no draft any more.
 */
export async function importDrafts(db: Db, { found }: CheckedDrafts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const {
      block: { texts, questions },
      study: { id: studyId },
    } of found) {
      const edit = { action: 'drafts', studyId, details: { questions: questions.map(({ number }) => number) } };
      await editStudyIn(tx, edit, async (_tx, study) => {
        await draftQuestions(tx, study);
        await saveDetails(tx, study, withTexts(study.details, texts));
        await saveQuestions(tx, studyId, questions);
      });
    }
  });
}
