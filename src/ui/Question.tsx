import type { HTMLAttributes, ReactNode } from 'react';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Every second question of a list has a shaded ground. */
  isShaded?: boolean;
};

/** One question of a long list, set off by its ground. */
export function Question({ isShaded, ...rest }: Props) {
  return <div {...rest} className={isShaded ? 'question question-shaded' : 'question'} />;
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
