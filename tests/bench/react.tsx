import { memo, useCallback, useState, type ComponentProps, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { choices, ethnicity, introduction, measures, required, texts, title, type Choice } from './questions.ts';
import './page.css';

/**
 * The first page of a screener as it is written by hand with care: one state, fields that render only for their own value,
 * each checked as it is left and all as the form is sent, errors announced, the first of them focused.
 */
type Values = Readonly<Record<string, string>>;
type Bound = { id: string; value: string; error: string | undefined; set: (id: string, value: string) => void };

const checks: Readonly<Record<string, (value: string) => boolean>> = {
  fullName: (value) => /\S+\s+\S+/.test(value),
  postalCode: (value) => /^\d{5}(-\d{4})?$/.test(value),
  phone: (value) => value.replace(/\D/g, '').length >= 10,
  email: (value) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value),
  birthDate: (value) => /^\d\d\/\d\d\/\d{4}$/.test(value),
};
const needed = [...texts, ...choices, ...measures].map(({ id }) => id);
const problemOf = (id: string, value = '') => (value !== '' && (checks[id]?.(value) ?? true) ? undefined : required);

const ErrorLine = ({ id, error }: { id: string; error: string | undefined }) => (
  <span className="error" id={`${id}-error`} aria-live="polite">
    {error}
  </span>
);

type TextProps = Bound & { label: string; hint?: string; leave: (id: string) => void } & Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'min' | 'max'
  >;

const TextBox = memo(function TextBox({ id, label, hint, value, error, set, leave, ...rest }: TextProps) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <input
        {...rest}
        id={id}
        name={id}
        value={value}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onChange={(event) => set(id, event.target.value)}
        onBlur={() => leave(id)}
      />
      <ErrorLine id={id} error={error} />
    </p>
  );
});

const Radios = memo(function Radios({ id, legend, options, value, error, set }: Bound & Choice) {
  return (
    <fieldset role="radiogroup" aria-required="true" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => set(id, option.value)}
          />
          {option.label}
        </label>
      ))}
      <ErrorLine id={id} error={error} />
    </fieldset>
  );
});

const Boxes = memo(function Boxes({ id, legend, options, value, set }: Omit<Bound, 'error'> & Choice) {
  const chosen = value.split(' ').filter(Boolean);
  const toggle = (one: string) =>
    set(id, (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(' '));
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
});

function without(errors: Values, id: string): Values {
  if (!errors[id]) return errors;
  const { [id]: _, ...others } = errors;
  return others;
}

function Screener() {
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});
  const [isSent, setSent] = useState(false);
  const set = useCallback((id: string, value: string) => {
    setValues((before) => ({ ...before, [id]: value }));
    setErrors((before) => without(before, id));
  }, []);
  const leave = useCallback((id: string) => {
    const box = document.getElementById(id);
    const problem = box instanceof HTMLInputElement && box.value !== '' ? problemOf(id, box.value) : undefined;
    if (problem) setErrors((before) => ({ ...before, [id]: problem }));
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = needed.filter((id) => problemOf(id, values[id]));
    setErrors(Object.fromEntries(found.map((id) => [id, required])));
    if (found.length === 0) return setSent(true);
    const first = event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]}"]`);
    return first?.focus();
  };
  const bound = (id: string) => ({ id, value: values[id] ?? '', error: errors[id], set });
  if (isSent) return <output>Thank you.</output>;
  return (
    <form noValidate onSubmit={send}>
      <h1>{title}</h1>
      <p>{introduction}</p>
      {texts.map((text) => (
        <TextBox key={text.id} {...text} {...bound(text.id)} leave={leave} />
      ))}
      {choices.map((choice) => (
        <Radios key={choice.id} {...choice} {...bound(choice.id)} />
      ))}
      <Boxes {...ethnicity} {...bound(ethnicity.id)} />
      {measures.map((measure) => (
        <TextBox key={measure.id} type="number" {...measure} {...bound(measure.id)} leave={leave} />
      ))}
      <p role="alert">{Object.keys(errors).length > 0 ? 'Some answers need attention.' : ''}</p>
      <button type="submit">Finish</button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(<Screener />);
