import { seedDemo } from '#src/server/db/demo/seed.ts';
import { migrate } from '#src/server/db/migrate.ts';
import type { StoredCriterion } from '#src/server/db/tables/catalogue.ts';
import type { OpenDatabase } from '#src/server/db/open.ts';
import { questionCount } from './questions.ts';

/** How many questions a study may have when it is asked whether a key costs more in a longer form. */
export const sizes = [10, 40, 160] as const;

/** Studies of the demo whose questions are replaced, by how many they get. */
const studies: Readonly<Record<number, number>> = { [questionCount]: 8, 10: 1, 40: 2, 160: 3 };

/** The study with so many questions. */
export const studyOf = (questions: number) => studies[questions] ?? 0;

/** A question answered by yes, no or unsure; its id and those of its answers follow from the place. */
function question(id: number, at: number): StoredCriterion {
  const words = `${at}. Has a doctor ever told you that you have condition ${at}?`;
  const responses = ['Yes', 'No', 'I am not sure'].map((text, answer) => ({
    id: id * 10 + answer,
    text: { en: text, es: text },
    position: 'ABC'.charAt(answer),
    qualifies: answer === 0,
  }));
  return {
    questionId: id,
    question: { en: words, es: words },
    questionType: 'yes_no_unsure',
    gender: 'any',
    responses,
  };
}

/** Fills a new database with the demo, and studies of the bench with as many questions as it compares. */
export async function fillStudies(database: OpenDatabase): Promise<void> {
  const { db } = database;
  await migrate(db);
  await seedDemo(db);
  for (const [count, study] of Object.entries(studies)) {
    await db.deleteFrom('criterion').where('study_id', '=', study).execute();
    const rows = Array.from({ length: Number(count) }, (_, index) => {
      const id = 900_000 + study * 1000 + index;
      const details = JSON.stringify(question(id, index + 1));
      return { id, study_id: study, position: index + 1, minimal: false, details };
    });
    await db.insertInto('criterion').values(rows).execute();
  }
  await database.close();
}
