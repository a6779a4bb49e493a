import type { ReactNode } from 'react';

type Props = {
  /** Every second question of a list has a shaded ground. */
  isShaded?: boolean;
  children: ReactNode;
};

/** One question of a long list, set off by its ground. */
export function Question({ isShaded, children }: Props) {
  return <div className={isShaded ? 'question question-shaded' : 'question'}>{children}</div>;
}

/** A question with its number, for a label or legend. */
export function NumberedText({ number, children }: { number?: number; children: ReactNode }) {
  if (number === undefined) return children;
  return (
    <>
      <span className="question-number">{`${number}.`}</span> {children}
    </>
  );
}
