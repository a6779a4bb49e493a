import type { Kysely } from 'kysely';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { locales } from '#src/i18n/locales/index.ts';
import type { Database } from '#src/server/db/schema.ts';

/** One of the answers in every language that has them. */
const answer = (name: 'yes' | 'no' | 'unsure') =>
  Object.fromEntries(
    localeCodes().flatMap((code) => {
      const text = locales[code].server.importedAnswers?.[name];
      return text === undefined ? [] : [[code, text] as const];
    }),
  );

const answers = () => [
  { text: answer('yes'), position: 'A' },
  { text: answer('no'), position: 'B' },
  { text: answer('unsure'), position: 'C' },
];

/** Shows a draft study to visitors, with the drafts of these numbers as its questions. Gives whether there was one. */
export async function approveStudy(db: Kysely<Database>, id: number, positions: readonly number[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('study')
      .set({ status: 'open' })
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    const drafts = await tx.selectFrom('criterion_draft').selectAll().where('study_id', '=', id).execute();
    const chosen = positions.flatMap((position) => drafts.filter((draft) => draft.position === position));
    const rows = chosen.map((draft, index) => questionOf(id, index, draft));
    if (rows.length > 0) await tx.insertInto('criterion').values(rows).execute();
    return true;
  });
}

/** A yes-or-no question: yes qualifies for what must be so, no for what must not. */
function questionOf(studyId: number, index: number, { kind, text }: { kind: string; text: string }) {
  const id = studyId * 1000 + index + 1;
  const qualifying = kind === 'exclusion' ? 'B' : 'A';
  const responses = answers().map((one, place) => ({
    id: id * 10 + place + 1,
    ...one,
    qualifies: one.position === qualifying,
  }));
  const details = {
    questionId: id,
    question: { [sourceLocale]: text },
    questionType: 'yes_no_unsure',
    gender: 'any',
    responses,
  };
  return { id, study_id: studyId, position: index + 1, minimal: false, details: JSON.stringify(details) };
}
