import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/** Removes everything the visitor entered from this device, after a question. Needs no server. */
export function ClearAnswers({ onCleared }: { onCleared: () => void }) {
  const { store } = usePage();
  const t = useShellText();
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    store.clear();
    onCleared();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('clear')} closeLabel={t('close')}>
        <p>{t('clearQuestion')}</p>
        <ButtonRow>
          <Button onClick={clear}>{t('clearYes')}</Button>
          <Button kind="secondary" onClick={() => setAsking(false)}>
            {t('clearNo')}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
