import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  children: ReactNode;
  onRemove?: () => void;
  /** Full name of the button, such as "Remove Asthma"; needed with `onRemove`. */
  removeLabel?: string;
};

/** A chosen thing, with a button that takes it away again. */
export function Chip({ children, onRemove, removeLabel }: Props) {
  return (
    <span className="chip">
      <span>{children}</span>
      {onRemove ? (
        <button type="button" className="icon-button" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" />
        </button>
      ) : null}
    </span>
  );
}
