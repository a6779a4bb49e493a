import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import type { StepName } from '#src/flow/campaign.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { isStudyClosed } from '#src/domain/closedStudy.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { openPayload } from '#src/app/journey/openPayload.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

const LaterNotice = lazy(async () => ({ default: (await import('./LaterNotice.tsx')).LaterNotice }));

/**
 * Errors of saving and loading, each with a button that tries again and the number to call; on the first page that it stands
 * in for one that does not exist; else what few visitors read.
 */
export function PageNotices({ step, go }: { step: string; go: (step: StepName) => void }) {
  const page = usePage();
  const t = useShellText();
  // A notice stays, with its busy button and the focus on it, until its work has ended.
  const [running, setRunning] = useState<'notSaved' | 'loadFailed'>();
  const isUnsaved = useStore(page.store, ({ saved }) => saved.failed);
  const isUnloaded = useStore(page.store, ({ payload }) => payload.status === 'failed');
  const { flowType } = page.campaign;
  // A sign-up without a study goes on by itself, and a search says of itself that it failed.
  const needsPayload = flowType === 'signup' ? page.query['studyId'] !== undefined : flowType !== 'studySearch';
  const hasMore = useStore(
    page.store,
    ({ answers, payload, saved }) => answers.consents?.indication === false || isStudyClosed(payload.initial, saved),
  );
  const isReplacement = useStore(
    page.store,
    ({ isReplacement: is, journey }) => (is || page.settings.standsIn) && journey.finished.length === 0,
  );
  const failed = (what: 'notSaved' | 'loadFailed', work: () => Promise<void>) => {
    const again = () => {
      setRunning(what);
      void work().finally(() => setRunning(undefined));
    };
    return (
      <FailureAlert what={what}>
        <Button kind="secondary" busy={running === what} onClick={again}>
          {t('retry')}
        </Button>
      </FailureAlert>
    );
  };
  if (isUnsaved || running === 'notSaved') return failed('notSaved', () => runEffects(page, step, savingEffects));
  if ((isUnloaded || running === 'loadFailed') && needsPayload) return failed('loadFailed', () => openPayload(page));
  if (isReplacement)
    return (
      <Alert kind="info" title={t('pageMissing')}>
        <p>{t('pageMissingHelp')}</p>
      </Alert>
    );
  return hasMore ? (
    <Suspense>
      <LaterNotice step={step} go={go} />
    </Suspense>
  ) : null;
}
