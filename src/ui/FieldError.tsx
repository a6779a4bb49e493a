import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = { id: string; error?: ReactNode };

/** The line for a problem. It is rendered without a problem too, so that its height is reserved and its text is announced. */
export function FieldError({ id, error }: Props) {
  return (
    <p id={`${id}-error`} className="field-error" aria-live="polite">
      {error ? (
        <>
          <Icon name="error" /> <span>{error}</span>
        </>
      ) : null}
    </p>
  );
}
