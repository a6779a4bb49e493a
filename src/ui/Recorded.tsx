import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { useFocusOnAppear } from './useFocusOnAppear.ts';

type Props = {
  /** What was recorded. */
  children: ReactNode;
  /** Label of the button that undoes it. */
  change: ReactNode;
  onChange: () => void;
  /** Id of what is asked again then, which takes the focus: the button that was pressed is gone. */
  asks: string;
  /** Whether it replaces the button that was just clicked. */
  takesFocus: boolean;
};

/** What was chosen is recorded, and can be changed. */
export function Recorded({ children, change, onChange, asks, takesFocus }: Props) {
  const text = useFocusOnAppear<HTMLParagraphElement>(takesFocus);
  const isUndone = useRef(false);
  useEffect(
    () => () => {
      if (isUndone.current) document.getElementById(asks)?.focus();
    },
    [asks],
  );
  const undo = () => {
    isUndone.current = true;
    onChange();
  };
  return (
    <Card kind="tint">
      <p ref={text} tabIndex={-1}>
        {children}
      </p>
      <Button kind="secondary" onClick={undo}>
        {change}
      </Button>
    </Card>
  );
}
