import type { ReactNode } from 'react';

type Props = {
  id: string;
  /** Room for columns, as a list of results needs. */
  wide?: boolean;
  children: ReactNode;
};

/** The column of a step: white, about 40rem wide, target of the skip link. */
export function PageMain({ id, wide, children }: Props) {
  return (
    <main id={id} className={wide ? 'page-main page-main-wide' : 'page-main'} tabIndex={-1}>
      {children}
    </main>
  );
}
