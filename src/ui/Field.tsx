import type { ReactNode } from 'react';
import { controlProps, type ControlProps } from './controlProps.ts';
import { FieldError } from './FieldError.tsx';

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The word that marks a field that may stay empty. */
  optionalMark?: string;
  required?: boolean;
  /** The label is a heading too: the one question of a step. */
  isHeading?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** One control with its visible label, hint and error line. */
export function Field({ id, label, hint, error, optionalMark, required, isHeading, children }: Props) {
  const named = (
    <label className="field-label" htmlFor={id}>
      {label}
      {optionalMark ? <span className="field-optional"> ({optionalMark})</span> : null}
    </label>
  );
  return (
    <div className="field">
      {isHeading ? <h2 className="field-heading">{named}</h2> : named}
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
