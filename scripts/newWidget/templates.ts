import { registries } from '#src/checker/registries.ts';
import { sourceLocale } from '#src/generated/locales.ts';

/** What the files of a new kind are written from. */
export type Blueprint = {
  /** PascalCase. */
  kind: string;
  /** The answer it edits; none for content. */
  answer?: string;
  /** The values that the answer may have, or that it is said yes or no to; none for a text or a number. */
  choices?: readonly string[] | 'yesNo';
  /** Whether several of the values may be chosen. */
  isSeveral?: true;
  /** What an answer may be that is a number. */
  number?: NumberBounds;
  /** How many characters an answer may have that is a text. */
  maxLength?: number;
};

/** What its schema allows a number to be. */
type NumberBounds = { isWhole: boolean; minimum?: number; maximum?: number };

/** The least that somebody may enter, who types no sign, and the most. */
const leastOf = ({ minimum = 0 }: NumberBounds) => Math.max(0, minimum);

/** What a number must be, as visitors are told. */
function boundsInWords(number: NumberBounds): string {
  const { isWhole, minimum, maximum } = number;
  const what = isWhole ? 'a whole number' : 'a number';
  if (maximum !== undefined) return `${what} from ${leastOf(number)} to ${maximum}`;
  return minimum === undefined ? what : `${what}, ${leastOf(number)} or more`;
}

/** What the choices are called in the messages of the kind. */
export const keysOf = ({ choices = [] }: Blueprint): readonly string[] =>
  choices === 'yesNo' ? ['yes', 'no'] : choices;

/** `RiskScore` as words: `Risk score`; so with `risk_score`. */
export function wordsOf(kind: string): string {
  const words = kind
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text within single quotes. */
export const quoted = (text: string) => text.replaceAll("'", "\\'");
const propertyOf = (key: string) => (/^[a-z]\w*$/i.test(key) ? key : `'${quoted(key)}'`);

const enteringImport = "import { enteredNumber } from '#src/domain/units.ts';\n";

/** The function that reads the number. */
function entryOf(answer: string, number: NumberBounds): string {
  const { isWhole, maximum } = number;
  const most = maximum === undefined ? '' : ` && entered <= ${maximum}`;
  return `
/** The answer that a text gives; undefined where it gives none that may be stored. */
export function ${answer}Of(text: string): number | undefined {
  const entered = enteredNumber(text);
  return ${isWhole ? 'Number.isInteger(entered) && ' : ''}entered >= ${leastOf(number)}${most} ? entered : undefined;
}
`;
}

/**
 * spec.ts of the kind. Its messages in the other languages that must be complete are marked `TODO:`, so that visitors read
 * English until they are written.
 */
export function specText(blueprint: Blueprint): string {
  const { kind, answer, number } = blueprint;
  const words = wordsOf(kind);
  const messages = (mark: string) => {
    const choices = keysOf(blueprint).map((key) => `, ${propertyOf(key)}: '${mark}${quoted(wordsOf(key))}'`);
    // Checks of campaigns, which read the number, call the field by its `fieldName`.
    const ofNumber = (bounds: NumberBounds) =>
      `, fieldName: '${mark}${words}', invalid: '${mark}Please enter ${boundsInWords(bounds)}'`;
    return `{ title: '${mark}${words}'${choices.join('')}${number ? ofNumber(number) : ''} }`;
  };
  const translations = registries.complete.map((locale) => `    ${locale}: ${messages('TODO: ')},\n`).join('');
  const [before, entry] = answer !== undefined && number ? [enteringImport, entryOf(answer, number)] : ['', ''];
  const drafts = number ? `\n  drafts: ['${answer}'],` : '';
  const check = number
    ? `  numberOf: ({ ${answer} }) => ${answer},\n  check: ({ ${answer} }) => (${answer} === undefined ? 'invalid' : undefined),\n`
    : '';
  return `${before}import { defineSpec } from '#src/kit/spec.ts';
${entry}
export const spec = defineSpec({
  description: '${words}.',
  answers: [${answer === undefined ? '' : `'${answer}'`}],${drafts}
  options: {},
  requiredByDefault: ${answer !== undefined},
  messages: {
    ${sourceLocale}: ${messages('')},
${translations}  },
${check}});
`;
}

/** What a test does to give the answer, and the answer as it is stored. */
function givenOf(blueprint: Blueprint): { act: string; stored: string } {
  const { kind, choices, isSeveral, number } = blueprint;
  const [first] = keysOf(blueprint);
  if (first === undefined) {
    const text = exampleOf(blueprint);
    return { act: `getByLabelText('${wordsOf(kind)}').fill('${text}')`, stored: number ? text : `'${text}'` };
  }
  const act = `getByRole('${isSeveral ? 'checkbox' : 'radio'}', { name: '${quoted(wordsOf(first))}', exact: true }).click()`;
  if (choices === 'yesNo') return { act, stored: 'true' };
  return { act, stored: isSeveral ? `['${quoted(first)}']` : `'${quoted(first)}'` };
}

/** What is typed where an example will do. */
const exampleOf = ({ number, maxLength }: Blueprint): string =>
  number ? String(number.maximum ?? Math.ceil(leastOf(number))) : 'example'.slice(0, maxLength);

/** What a person enters into the kind in the browser tests. */
export function entryText(blueprint: Blueprint): string {
  if (blueprint.answer === undefined) return 'nothing';
  const [first] = keysOf(blueprint);
  return first === undefined ? `typed(() => '${exampleOf(blueprint)}')` : `marked(() => '${quoted(first)}')`;
}

/** The tests of the kind: the shared suite, and one of its own behaviour. */
export function testText(blueprint: Blueprint): string {
  const { kind, answer } = blueprint;
  const words = wordsOf(kind);
  const { act, stored } = givenOf(blueprint);
  const body =
    answer === undefined
      ? `  it('shows its text', async () => {
    const { screen } = await renderWidget(${kind});
    await expect.element(screen.getByText('${words}')).toBeVisible();
  });`
      : `  it('stores the answer', async () => {
    const { screen, answers } = await renderWidget(${kind});
    await screen.${act};
    expect(answers()).toEqual({ ${answer}: ${stored} });
  });`;
  return `import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ${kind} } from './${kind}.tsx';

testWidget('${kind}', ${kind});

describe('${kind}', () => {
${body}
});
`;
}
