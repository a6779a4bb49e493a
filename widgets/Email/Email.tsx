import { isEmail } from '#src/domain/email.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { spec } from './spec.ts';

function EmailField({ id, value, drafts, set, leave, options, required, error, t, T }: WidgetProps<typeof spec>) {
  const isShort = options.label === 'short';
  const type = (text: string) => {
    const email = isEmail(text) ? text.trim() : undefined;
    set({ email }, { email: email === text ? '' : text });
  };
  return (
    <Field
      id={id}
      label={<T message={isShort ? 'fieldName' : 'question'} />}
      isHeading={!isShort}
      required={required}
      optionalMark={required ? undefined : t('optional')}
      error={error()}
    >
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={drafts.email || (value.email ?? '')}
          onChange={type}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const Email = defineWidget(spec, EmailField);
