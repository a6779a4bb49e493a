import { keysOf, quoted, type Blueprint } from './templates.ts';

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

const choicesText = (kind: string, answer: string, keys: readonly string[], isYesNo: boolean) => {
  const list = keys.map((choice) => `'${quoted(choice)}'`).join(', ');
  const layout = isYesNo ? '\n      layout="buttons"' : '';
  const value = isYesNo
    ? `value.${answer} === undefined ? undefined : value.${answer} ? 'yes' : 'no'`
    : `value.${answer}`;
  const chosen = isYesNo ? `text === 'yes'` : 'choices.find((choice) => choice === text)';
  return `import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { spec } from './spec.ts';

const choices = [${list}] as const;

function ${kind}Field({ id, value, set, leave, required, error, t, T }: WidgetProps<typeof spec>) {
  return (
    <RadioGroup
      id={id}
      name="${answer}"
      legend={<T message="title" />}
      required={required}
      optionalMark={required ? undefined : t('optional')}
      error={error()}${layout}
      options={choices.map((choice) => ({ value: choice, label: <T message={choice} /> }))}
      value={${value}}
      onChange={(text) => set({ ${answer}: ${chosen} })}
      onBlur={leave}
    />
  );
}

export const ${kind} = defineWidget(spec, ${kind}Field);
`;
};

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

/** The component of the kind: a labelled text box or choices, or a paragraph where there is no answer. */
export function componentText(blueprint: Blueprint): string {
  const { kind, answer, choices } = blueprint;
  if (answer === undefined) return contentText(kind);
  if (choices === undefined) return inputText(kind, answer);
  return choicesText(kind, answer, keysOf(blueprint), choices === 'yesNo');
}
