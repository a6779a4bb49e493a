import type { ReactNode } from 'react';

type Props = { summary: ReactNode; onOpen?: () => void; children: ReactNode };

/** Text that stays folded until it is asked for, such as why we ask. */
export function Disclosure({ summary, onOpen, children }: Props) {
  return (
    <details className="disclosure" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>{summary}</summary>
      <div className="disclosure-text">{children}</div>
    </details>
  );
}
