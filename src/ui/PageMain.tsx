import type { ReactNode } from 'react';

type Props = { id: string; children: ReactNode };

/** The column that holds a step: white, about 40rem wide, target of the skip link. */
export function PageMain({ id, children }: Props) {
  return (
    <main id={id} className="page-main" tabIndex={-1}>
      {children}
    </main>
  );
}
