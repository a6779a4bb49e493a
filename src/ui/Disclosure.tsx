import { useState, type ReactNode } from 'react';

type Props = {
  summary: ReactNode;
  /** It begins unfolded. The visitor folds it from then on, so a later change does nothing. */
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

/** Text that stays folded until it is asked for, such as why we ask. */
export function Disclosure({ summary, isOpen = false, onOpen, children }: Props) {
  const [beginsOpen] = useState(isOpen);
  return (
    <details className="disclosure" open={beginsOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>{summary}</summary>
      <div className="disclosure-text">{children}</div>
    </details>
  );
}
