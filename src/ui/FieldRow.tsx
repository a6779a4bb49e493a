import type { ReactNode } from 'react';

type Props = {
  /** The width in px from which the fields stand side by side. */
  from?: 600 | 1300;
  children: ReactNode;
};

/** Fields that belong together, side by side where there is room. */
export function FieldRow({ from = 600, children }: Props) {
  return <div className={`field-row field-row-${from}`}>{children}</div>;
}
