import { useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import type { WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { spec } from './spec.ts';

type Props = Pick<WidgetProps<typeof spec>, 't' | 'T'>;

/** Another person of the household begins here: the page shows the appointment to whoever comes back in this tab. */
export function AnotherPerson({ t, T }: Props) {
  const { startOver } = useSurroundings();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ButtonRow>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          <T message="another" />
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('another')}
        closeLabel={t('anotherClose')}
        yes={<T message="anotherYes" />}
        no={<T message="anotherNo" />}
        onConfirm={() => startOver(true)}
      >
        <T message="anotherQuestion" />
      </ConfirmDialog>
    </>
  );
}
