import { registries } from '#src/checker/registries.ts';
import { sourceLocale } from '#src/generated/locales.ts';

/** What the files of a new kind are written from. */
export type Blueprint = {
  /** PascalCase. */
  kind: string;
  /** The answer it edits; none for content. */
  answer?: string;
  /** The values that the answer may have, or that it is said yes or no to; none for a text. */
  choices?: readonly string[] | 'yesNo';
};

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

/**
 * spec.ts of the kind. Its messages in the other languages that must be complete are marked `TODO:`, so that visitors read
 * English until they are written.
 */
export function specText(blueprint: Blueprint): string {
  const { kind, answer } = blueprint;
  const words = wordsOf(kind);
  const messages = (mark: string) => {
    const choices = keysOf(blueprint).map((key) => `, ${propertyOf(key)}: '${mark}${quoted(wordsOf(key))}'`);
    return `{ title: '${mark}${words}'${choices.join('')} }`;
  };
  const translations = registries.complete.map((locale) => `    ${locale}: ${messages('TODO: ')},\n`).join('');
  return `import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: '${words}.',
  answers: [${answer === undefined ? '' : `'${answer}'`}],
  options: {},
  requiredByDefault: ${answer !== undefined},
  messages: {
    ${sourceLocale}: ${messages('')},
${translations}  },
});
`;
}

/** What a test does to give the answer, and the answer as it is stored. */
function givenOf(blueprint: Blueprint): { act: string; stored: string } {
  const [first] = keysOf(blueprint);
  if (first === undefined)
    return { act: `getByLabelText('${wordsOf(blueprint.kind)}').fill('example')`, stored: "'example'" };
  const act = `getByRole('radio', { name: '${quoted(wordsOf(first))}', exact: true }).click()`;
  return { act, stored: blueprint.choices === 'yesNo' ? 'true' : `'${quoted(first)}'` };
}

/** What a person enters into the kind in the browser tests. */
export function entryText(blueprint: Blueprint): string {
  if (blueprint.answer === undefined) return 'nothing';
  const [first] = keysOf(blueprint);
  return first === undefined ? "typed(() => 'example')" : `marked(() => '${quoted(first)}')`;
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
