import type { ReactNode } from 'react';

type Props = {
  /** The choice of the unit. */
  unit: ReactNode;
  children: ReactNode;
};

/** Boxes for a measure, side by side, with the choice of its unit below them. */
export function Measure({ unit, children }: Props) {
  return (
    <div className="measure">
      <div className="measure-boxes">{children}</div>
      {unit}
    </div>
  );
}
