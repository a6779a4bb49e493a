import { localeCodes } from '#src/generated/locales.ts';
import type { StudyRow } from './editStudy.ts';
import type { DraftCriterion } from './drafts.ts';
import type { Question } from './questions.ts';
import { textsOf } from './texts.ts';

const keys = (name: string) =>
  localeCodes()
    .map((code) => `${name}.${code}`)
    .join(', ');

/** What stands at the beginning of each file of drafts. */
export const draftFileHead = `# Drafts of studies. Write under each criterion that is worth a question:
#   ${keys('ask')}: the question in plain words, to be answered with yes, no or unsure
#   ${keys('hint')}: a sentence that helps to answer, if it needs one
#   qualifies: the answers with which somebody may join: yes, or no, or several with commas
# A criterion without a question is left out. Your own questions have numbers from [501] on.
# A line that begins with a blank goes on with the text above. Lines with # are notes.
# Then: npm run studies -- drafts check FILE, and drafts import FILE.
`;

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const line = (key: string, text: string | undefined) => `${key}:${text === undefined ? '' : ` ${flat(text)}`}`;

/** A study as a block of a file of drafts: its texts, the criteria of its register, and the questions that it has. */
export function draftBlockText(
  { id, external_id: number, details }: StudyRow,
  criteria: readonly DraftCriterion[],
  questions: readonly Question[],
): string {
  const own = questions.filter(({ number: one }) => !criteria.some((criterion) => criterion.number === one));
  const { texts } = textsOf(details);
  return [
    '',
    `# ${number}`,
    `study: ${id}`,
    ...texts.flatMap(([name, text]) => localeCodes().map((code) => line(`${name}.${code}`, text[code]))),
    ...criteria.flatMap(({ number: one, kind, text }) => [
      '',
      `# ${kind}: ${flat(text)}`,
      ...questionLines(
        one,
        questions.find((question) => question.number === one),
      ),
    ]),
    ...own.flatMap((question) => ['', ...questionLines(question.number, question)]),
    '',
  ].join('\n');
}

function questionLines(number: number, question: Question | undefined): string[] {
  return [
    `[${number}]`,
    ...localeCodes().map((code) => line(`ask.${code}`, question?.text[code])),
    ...(question?.hint ? localeCodes().map((code) => line(`hint.${code}`, question.hint?.[code])) : []),
    line('qualifies', question?.qualifies.join(', ')),
  ];
}
