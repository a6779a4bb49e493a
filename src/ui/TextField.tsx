import type { ComponentProps } from 'react';
import type { ControlProps } from './controlProps.ts';
import { Field } from './Field.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'children'> & Omit<TextInputProps, keyof ControlProps>;

/** A box for one line of text with its visible label, hint and error line. */
export function TextField({ id, label, hint, error, optionalMark, required, isHeading, ...box }: Props) {
  return (
    <Field {...{ id, label, hint, error, optionalMark, required, isHeading }}>
      {(control) => <TextInput {...control} {...box} />}
    </Field>
  );
}
