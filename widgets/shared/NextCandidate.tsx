import { useState, type ReactNode } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

type Message = 'next' | 'unsaved' | 'discard' | 'stay';
type Props = {
  /** Its messages as the kind shows them. */
  texts: Readonly<Record<Message, ReactNode>>;
  closeLabel: string;
};

/** Removes everything of this candidate; asks first where something of it is not saved. For kinds with its messages. */
export function NextCandidate({ texts, closeLabel }: Props) {
  const { startOver } = useSurroundings();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(!startOver(false))}>
        {texts.next}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={texts.next} closeLabel={closeLabel}>
        <p>{texts.unsaved}</p>
        <ButtonRow>
          <Button onClick={() => startOver(true)}>{texts.discard}</Button>
          <Button kind="secondary" onClick={() => setAsking(false)}>
            {texts.stay}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
