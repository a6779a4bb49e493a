import type { StoredCriterion } from '#src/server/db/tables/catalogue.ts';

/** A question of a demo study before it has ids. */
export type DemoQuestion = Omit<StoredCriterion, 'responses' | 'questionId'> & {
  responses: readonly Omit<StoredCriterion['responses'][number], 'id'>[];
  /** Fixed where other parts know the question by its id. */
  questionId?: number;
  minimal?: true;
};

type Extras = Partial<Pick<DemoQuestion, 'gender' | 'questionHintText' | 'questionId' | 'minimal'>>;
type Option = readonly [en: string, es: string, qualifies: boolean, exclusive?: 'exclusive'];

/** A question answered by yes, no or unsure; `qualifying` holds the letters (A yes, B no, C unsure) that do. */
export function yesNoUnsure(en: string, es: string, qualifying: string, extras: Extras = {}): DemoQuestion {
  const answers = [
    { text: { en: 'Yes', es: 'Sí' }, position: 'A' },
    { text: { en: 'No', es: 'No' }, position: 'B' },
    { text: { en: "I'm not sure", es: 'No estoy seguro/a' }, position: 'C' },
  ];
  const responses = answers.map((answer) => ({ ...answer, qualifies: qualifying.includes(answer.position) }));
  return { question: { en, es }, questionType: 'yes_no_unsure', gender: 'any', responses, ...extras };
}

/** A question with one answer out of the options. */
export function oneOf(en: string, es: string, options: readonly Option[], extras: Extras = {}): DemoQuestion {
  return { question: { en, es }, questionType: 'select_one', gender: 'any', responses: numbered(options), ...extras };
}

/** A question with one or more answers out of the options. */
export function manyOf(en: string, es: string, options: readonly Option[], extras: Extras = {}): DemoQuestion {
  return {
    question: { en, es },
    questionType: 'select_multiple',
    gender: 'any',
    responses: numbered(options),
    ...extras,
  };
}

const numbered = (options: readonly Option[]) =>
  options.map(([en, es, qualifies, exclusive], index) => ({
    text: { en, es },
    position: String(index + 1),
    qualifies,
    ...(exclusive && { exclusive: true }),
  }));
