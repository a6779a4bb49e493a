import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';
import { Dialog } from './Dialog.tsx';

type Props = ComponentProps<typeof Dialog> & { yes: ReactNode; no: ReactNode; onConfirm: () => void };

/** Asks, by its children, before something is done that cannot be undone; whoever says no, or closes it, has changed nothing. */
export function ConfirmDialog({ children, yes, no, onConfirm, ...dialog }: Props) {
  return (
    <Dialog {...dialog}>
      <p>{children}</p>
      <ButtonRow>
        <Button onClick={onConfirm}>{yes}</Button>
        <Button kind="secondary" onClick={dialog.onClose}>
          {no}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
