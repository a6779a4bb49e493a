import type { MouseEvent, ReactNode } from 'react';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

type Props = {
  id?: string;
  kind?: ButtonKind;
  /** Work is running: clicks have no effect. */
  busy?: boolean;
  busyLabel?: string;
  /** Looks and is announced as disabled yet can be focused. A click calls `onUnavailable`; a submit button still submits,
   *  so that the form can show what is missing. */
  unavailable?: boolean;
  onUnavailable?: () => void;
  type?: 'button' | 'submit';
  /** It leads to another step, as a submit button does unless told otherwise. */
  leaves?: boolean;
  onClick?: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  /** -1 for one that nobody meets by keys, since another does the same. */
  tabIndex?: -1;
  children: ReactNode;
};

/** A button at least 48 px high. */
export function Button(props: Props) {
  const { kind = 'primary', busy, busyLabel, unavailable, onUnavailable, type = 'button', onClick, ...others } = props;
  const { leaves = type === 'submit', ...rest } = others;
  const press = (event: MouseEvent) => {
    // The second click of a double click was meant for the step that the first one left.
    if (busy || (leaves && event.detail > 1)) event.preventDefault();
    else if (unavailable) onUnavailable?.();
    else onClick?.();
  };
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={`button button-${kind}`}
      aria-disabled={busy || unavailable ? true : undefined}
      onClick={press}
    >
      {busy ? <span className="spinner-ring" aria-hidden="true" /> : null}
      <span>{busy && busyLabel ? busyLabel : rest.children}</span>
    </button>
  );
}
