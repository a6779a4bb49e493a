import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/** Removes everything the visitor entered from this device, other tabs included, after a question. Needs no server. */
export function ClearAnswers({ onCleared }: { onCleared: () => void }) {
  const { store } = usePage();
  const t = useShellText();
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    store.clear('everywhere');
    onCleared();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('clear')}
        closeLabel={t('close')}
        yes={t('clearYes')}
        no={t('clearNo')}
        onConfirm={clear}
      >
        {t('clearQuestion')}
      </ConfirmDialog>
    </>
  );
}
