import type { ReactNode } from 'react';
import { controlProps, type ControlProps } from './controlProps.ts';
import { FieldError } from './FieldError.tsx';

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** More help outside the label, such as a Hint. */
  help?: ReactNode;
  error?: string;
  /** The word that marks a field that may stay empty. */
  optionalMark?: string;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** One control with its visible label, hint and error line. */
export function Field({ id, label, hint, help, error, optionalMark, required, children }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optionalMark ? <span className="field-optional"> ({optionalMark})</span> : null}
      </label>
      {help}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {children(controlProps(id, { hint, error, required }))}
      <FieldError id={id} error={error} />
    </div>
  );
}
