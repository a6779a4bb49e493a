import type { ReactNode } from 'react';

type Props = {
  /** `between` puts the first at the start and the last at the end, as Back and Next. */
  spread?: 'start' | 'between';
  children: ReactNode;
};

/** Buttons side by side; one below the other and full width up to 425 px. */
export function ButtonRow({ spread = 'start', children }: Props) {
  return <div className={`button-row button-row-${spread}`}>{children}</div>;
}
