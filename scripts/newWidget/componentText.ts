import { keysOf, quoted, type Blueprint } from './templates.ts';

/** What differs between boxes: what they import and take, their further attributes, their text, and what is stored of it. */
type Box = { imports?: string; takes?: string; attributes?: readonly string[]; value: string; stored: string };

const boxText = (
  kind: string,
  answer: string,
  { imports = '', takes = '', attributes = [], value, stored }: Box,
) => `import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { ${imports}spec } from './spec.ts';

function ${kind}Field({ id, value,${takes} set, leave, marks, error, T }: WidgetProps<typeof spec>) {
  return (
    <TextField
      id={id}
      label={<T message="title" />}
      {...marks}
      error={error()}
      name="${answer}"${attributes.map((one) => `\n      ${one}`).join('')}
      value={${value}}
      onChange={(text) => set(${stored})}
      onBlur={leave}
    />
  );
}

export const ${kind} = defineWidget(spec, ${kind}Field);
`;

/** A box for a text, which takes no more characters than may be stored. */
const inputText = (kind: string, answer: string, maxLength: number | undefined) =>
  boxText(kind, answer, {
    attributes: maxLength === undefined ? [] : [`maxLength={${maxLength}}`],
    value: `value.${answer} ?? ''`,
    stored: `{ ${answer}: text || undefined }`,
  });

/** A box for a number, whose text stays as it was typed. */
const numberText = (kind: string, answer: string, isWhole: boolean) =>
  boxText(kind, answer, {
    imports: `${answer}Of, `,
    takes: ' drafts,',
    attributes: [`inputMode="${isWhole ? 'numeric' : 'decimal'}"`, 'size={6}'],
    value: `drafts.${answer} || String(value.${answer} ?? '')`,
    stored: `{ ${answer}: ${answer}Of(text) }, { ${answer}: text }`,
  });

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

function ${kind}Field({ id, value, set, leave, marks, error, T }: WidgetProps<typeof spec>) {
  return (
    <RadioGroup
      id={id}
      name="${answer}"
      legend={<T message="title" />}
      {...marks}
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

const severalText = (
  kind: string,
  answer: string,
  keys: readonly string[],
) => `import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { spec } from './spec.ts';

const choices = [${keys.map((choice) => `'${quoted(choice)}'`).join(', ')}] as const;

function ${kind}Field({ id, value, set, leave, marks, error, T }: WidgetProps<typeof spec>) {
  return (
    <CheckboxGroup
      id={id}
      name="${answer}"
      legend={<T message="title" />}
      {...marks}
      error={error()}
      options={choices.map((choice) => ({ value: choice, label: <T message={choice} /> }))}
      values={value.${answer} ?? []}
      onChange={(values) => set({ ${answer}: choices.filter((choice) => values.includes(choice)) })}
      onBlur={leave}
    />
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

/** The component of the kind: a labelled box or choices, or a paragraph where there is no answer. */
export function componentText(blueprint: Blueprint): string {
  const { kind, answer, choices, number, isSeveral, maxLength } = blueprint;
  if (answer === undefined) return contentText(kind);
  if (number) return numberText(kind, answer, number.isWhole);
  if (choices === undefined) return inputText(kind, answer, maxLength);
  if (isSeveral) return severalText(kind, answer, keysOf(blueprint));
  return choicesText(kind, answer, keysOf(blueprint), choices === 'yesNo');
}
