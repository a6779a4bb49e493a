import type { Kysely, Transaction } from 'kysely';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { locales } from '#src/i18n/locales/index.ts';
import type { Text } from '#src/server/db/localized.ts';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { DraftCriterion } from './drafts.ts';
import type { StudyRow } from './editStudy.ts';

/** The answers to a question of a screener, by the letter of each. */
export const answerNames = ['yes', 'no', 'unsure'] as const;
export type AnswerName = (typeof answerNames)[number];

/**
 * A criterion as a question to visitors. `number` is that of the criterion of the register, or from `firstOwn` on for
 * one that the register does not have; `qualifies` are the answers with which somebody may join.
 */
export type Question = { number: number; text: Text; hint?: Text; qualifies: readonly AnswerName[] };

/** Questions from this number on are the operator's own. */
export const firstOwn = 501;
export const lastNumber = 999;

const letters = { yes: 'A', no: 'B', unsure: 'C' } as const;

/** One of the answers in every language that has them. */
const answerText = (name: AnswerName) =>
  Object.fromEntries(
    localeCodes().flatMap((code) => {
      const text = locales[code].server.importedAnswers?.[name];
      return text === undefined ? [] : [[code, text] as const];
    }),
  );

/** Ids stay those of the number: leads refer to them. */
const idOf = (studyId: number, number: number) => studyId * 1000 + number;

/** The questions of a draft. Throws `StartError` where the study is none any more, or where they could not be kept. */
export async function draftQuestions(db: Kysely<Database>, { id, status }: StudyRow): Promise<Question[]> {
  if (status !== 'draft') throw new StartError(`Study ${id} is ${status}: questions change in a draft only.`);
  const questions = await questionsOf(db, id);
  if (!questions) throw new StartError(`Study ${id} has questions of other kinds, which this would lose.`);
  return questions;
}

/** Makes these the questions of a study, in their order, in place of those that it had. */
export async function saveQuestions(
  tx: Transaction<Database>,
  studyId: number,
  questions: readonly Question[],
): Promise<void> {
  await tx.deleteFrom('criterion').where('study_id', '=', studyId).execute();
  if (questions.length === 0) return;
  const rows = questions.map((question, index) => rowOf(studyId, index + 1, question));
  await tx.insertInto('criterion').values(rows).execute();
}

function rowOf(studyId: number, position: number, { number, text, hint, qualifies }: Question) {
  const id = idOf(studyId, number);
  const details = {
    questionId: id,
    question: text,
    ...(hint && { questionHintText: hint }),
    questionType: 'yes_no_unsure',
    gender: 'any',
    responses: answerNames.map((name, place) => ({
      id: id * 10 + place + 1,
      text: answerText(name),
      position: letters[name],
      qualifies: qualifies.includes(name),
    })),
  };
  return { id, study_id: studyId, position, minimal: false, details: JSON.stringify(details) };
}

/** The questions of a study in their order; undefined where one is of another kind than yes, no or unsure. */
export async function questionsOf(db: Kysely<Database>, studyId: number): Promise<Question[] | undefined> {
  const rows = await db
    .selectFrom('criterion')
    .select(['id', 'details'])
    .where('study_id', '=', studyId)
    .orderBy('position')
    .execute();
  if (rows.some(({ details, id }) => details.questionType !== 'yes_no_unsure' || Math.floor(id / 1000) !== studyId))
    return undefined;
  return rows.map(({ id, details: { question, questionHintText, responses } }) => ({
    number: id - studyId * 1000,
    text: question,
    ...(questionHintText && { hint: questionHintText }),
    qualifies: answerNames.filter((name) =>
      responses.some(({ position, qualifies }) => qualifies && position === letters[name]),
    ),
  }));
}

/** The question that a criterion of a register is by itself: in its words, and as it is meant. */
export const questionOfDraft = ({ number, kind, text }: DraftCriterion): Question => ({
  number,
  text: { [sourceLocale]: text },
  qualifies: [kind === 'exclusion' ? 'no' : 'yes'],
});
