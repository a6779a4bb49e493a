import { registries } from '#src/checker/registries.ts';
import { sourceLocale } from '#src/generated/locales.ts';

/** What the files of a new kind are written from. */
export type Blueprint = {
  /** PascalCase. */
  kind: string;
  /** The text answer it edits; none for content. */
  answer?: string;
};

/** `RiskScore` as words: `Risk score`. */
export function wordsOf(kind: string): string {
  const words = kind.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * spec.ts of the kind. Its messages in the other languages that must be complete are marked `TODO:`, so that visitors read
 * English until they are written.
 */
export function specText({ kind, answer }: Blueprint): string {
  const words = wordsOf(kind);
  const translations = registries.complete.map((locale) => `    ${locale}: { title: 'TODO: ${words}' },\n`).join('');
  return `import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: '${words}.',
  answers: [${answer === undefined ? '' : `'${answer}'`}],
  options: {},
  requiredByDefault: ${answer !== undefined},
  messages: {
    ${sourceLocale}: { title: '${words}' },
${translations}  },
});
`;
}

const inputText = (
  kind: string,
  answer: string,
) => `import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { spec } from './spec.ts';

function ${kind}Field({ id, value, set, leave, required, error, t, T }: WidgetProps<typeof spec>) {
  return (
    <Field
      id={id}
      label={<T message="title" />}
      required={required}
      optionalMark={required ? undefined : t('optional')}
      error={error()}
    >
      {(control) => (
        <TextInput
          {...control}
          name="${answer}"
          value={value.${answer} ?? ''}
          onChange={(text) => set({ ${answer}: text || undefined })}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const ${kind} = defineWidget(spec, ${kind}Field);
`;

const contentText = (kind: string) => `import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { spec } from './spec.ts';

function ${kind}Content({ T }: WidgetProps<typeof spec>) {
  return (
    <p>
      <T message="title" />
    </p>
  );
}

export const ${kind} = defineWidget(spec, ${kind}Content);
`;

/** The component of the kind: a labelled text box, or a paragraph where there is no answer. */
export function componentText({ kind, answer }: Blueprint): string {
  return answer === undefined ? contentText(kind) : inputText(kind, answer);
}

/** The tests of the kind: the shared suite, and one of its own behaviour. */
export function testText({ kind, answer }: Blueprint): string {
  const words = wordsOf(kind);
  const body =
    answer === undefined
      ? `  it('shows its text', async () => {
    const { screen } = await renderWidget(${kind});
    await expect.element(screen.getByText('${words}')).toBeVisible();
  });`
      : `  it('stores what is typed', async () => {
    const { screen, answers } = await renderWidget(${kind});
    await screen.getByLabelText('${words}').fill('example');
    expect(answers()).toEqual({ ${answer}: 'example' });
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
