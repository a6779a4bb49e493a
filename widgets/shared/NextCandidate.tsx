import { useState, type FunctionComponent } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { NextCandidateMessage } from './nextCandidateMessages.ts';

type Props = {
  /** The messages of the kind, these among them. */
  t: (message: NextCandidateMessage) => string;
  T: FunctionComponent<{ message: NextCandidateMessage }>;
};

/** Removes everything of this candidate; asks first where something of it is not saved. */
export function NextCandidate({ t, T }: Props) {
  const { startOver } = useSurroundings();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(!startOver(false))}>
        <T message="next" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<T message="next" />}
        closeLabel={t('close')}
        yes={<T message="discard" />}
        no={<T message="stay" />}
        onConfirm={() => startOver(true)}
      >
        <T message="unsaved" />
      </ConfirmDialog>
    </>
  );
}
