import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** The strip at the bottom: links and copyright. */
export function PageFooter({ children }: Props) {
  return (
    <footer className="page-footer">
      <div className="page-footer-inner">{children}</div>
    </footer>
  );
}
