import type { ReactNode } from 'react';
import { useTextHelp } from '#src/kit/useTextHelp.ts';
import { TelLink } from '#src/ui/TelLink.tsx';

/** Help with text messages, for whoever may get some; `text` is the sentence before the number. */
export function TextHelp({ text }: { text: ReactNode }) {
  const number = useTextHelp();
  if (!number) return null;
  return (
    <p>
      {text} <TelLink number={number} />
    </p>
  );
}
