import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { useFocusOnAppear } from './useFocusOnAppear.ts';

type Props = {
  /** What was recorded. */
  children: ReactNode;
  /** Label of the button that undoes it. */
  change: ReactNode;
  onChange: () => void;
  /** Whether it replaces the button that was just clicked. */
  takesFocus: boolean;
};

/** What was chosen is recorded, and can be changed. */
export function Recorded({ children, change, onChange, takesFocus }: Props) {
  const text = useFocusOnAppear<HTMLParagraphElement>(takesFocus);
  return (
    <Card kind="tint">
      <p ref={text} tabIndex={-1}>
        {children}
      </p>
      <Button kind="secondary" onClick={onChange}>
        {change}
      </Button>
    </Card>
  );
}
