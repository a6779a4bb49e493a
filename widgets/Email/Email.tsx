import { isEmail } from '#src/domain/email.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { useOwnAutoComplete } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { spec } from './spec.ts';

function EmailField({ id, own, enter, leave, options, marks, error, T }: WidgetProps<typeof spec>) {
  const { value, drafts } = useOwnState(own);
  const autoComplete = useOwnAutoComplete('email');
  const isShort = options.label === 'short';
  const type = (text: string) => {
    const email = isEmail(text) ? text.trim() : undefined;
    return enter({ email }, { email: email === text ? '' : text });
  };
  return (
    <TextField
      id={id}
      label={<T message={isShort ? 'fieldName' : 'question'} />}
      isHeading={!isShort}
      {...marks}
      error={error()}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      value={drafts.email || (value.email ?? '')}
      onChange={type}
      onBlur={leave}
    />
  );
}

export const Email = defineWidget(spec, EmailField);
