import type { ReactNode } from 'react';
import { controlProps } from './controlProps.ts';
import { FieldError } from './FieldError.tsx';

type Props = {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  /** More help outside the legend, such as a Hint. */
  help?: ReactNode;
  error?: ReactNode;
  optionalMark?: string;
  required?: boolean;
  /** The legend is a heading too: the one question of a step. */
  isHeading?: boolean;
  /** Set for a group of radios. */
  role?: 'radiogroup';
  /** Language of the legend when it is not the page's. */
  lang?: string;
  children: ReactNode;
};

/** Several controls that answer one question. The group itself takes focus, so that an error can link to it. */
export function FieldGroup(props: Props) {
  const { id, legend, hint, help, error, optionalMark, required, isHeading, role, lang, children } = props;
  const { 'aria-describedby': describedBy, ...state } = controlProps(id, { hint, error, required });
  return (
    <fieldset
      {...(role ? state : { id })}
      aria-describedby={describedBy}
      className={error ? 'field field-group is-invalid' : 'field field-group'}
      role={role}
      tabIndex={-1}
    >
      <legend className="field-label" lang={lang}>
        {isHeading ? <h2 className="field-heading">{legend}</h2> : legend}
        {optionalMark ? <span className="field-optional"> ({optionalMark})</span> : null}
      </legend>
      {help}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
