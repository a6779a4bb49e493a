import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

type Props = { id: string; error?: ReactNode };

/** The line for a problem. It is in the page from the start, so that its height is kept and its text is announced. */
export function FieldError({ id, error }: Props) {
  return (
    <p id={`${id}-error`} className="field-error" aria-live="polite">
      {error ? (
        <>
          <AlertIcon /> <span>{error}</span>
        </>
      ) : null}
    </p>
  );
}
