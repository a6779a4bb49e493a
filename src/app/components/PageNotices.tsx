import { useState } from 'react';
import { useStore } from 'zustand';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { isStudyClosed as closedStudy } from '#src/domain/closedStudy.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { openPayload } from '#src/app/payload/openPayload.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { studySearchOf } from '#src/app/page/studySearchOf.ts';

/**
 * Errors of saving and loading, each with a button that tries again and the number to call; and in a sign-up, which does
 * without its study, that the study has closed. On the first page also that it stands in for one that does not exist.
 */
export function PageNotices({ step }: { step: string }) {
  const page = usePage();
  const t = useShellText();
  // A notice stays, with its busy button and the focus on it, until its work has ended.
  const [running, setRunning] = useState<'save' | 'load'>();
  const isUnsaved = useStore(page.store, ({ saved }) => saved.failed);
  const isUnloaded = useStore(page.store, ({ payload }) => payload.status === 'failed');
  const needsPayload = page.campaign.flowType !== 'signup' || page.query['studyId'] !== undefined;
  const isStudyClosed = useStore(
    page.store,
    ({ payload, saved }) => page.campaign.flowType === 'signup' && closedStudy(payload.payload, saved),
  );
  const isReplacement = useStore(page.store, ({ isReplacement: is, journey }) => is && journey.finished.length === 0);
  const again = (name: 'save' | 'load', work: () => Promise<void>) => {
    setRunning(name);
    void work().finally(() => setRunning(undefined));
  };
  const notice = (name: 'save' | 'load', work: () => Promise<void>) => (
    <FailureAlert what={name === 'save' ? 'notSaved' : 'loadFailed'}>
      <Button kind="secondary" busy={running === name} onClick={() => again(name, work)}>
        {t('retry')}
      </Button>
    </FailureAlert>
  );
  if (isUnsaved || running === 'save') return notice('save', () => runEffects(page, step, savingEffects));
  if ((isUnloaded || running === 'load') && needsPayload) return notice('load', () => openPayload(page));
  if (isReplacement)
    return (
      <Alert kind="info" title={t('pageMissing')}>
        <p>{t('pageMissingHelp')}</p>
      </Alert>
    );
  if (isStudyClosed)
    return (
      <Alert kind="info" title={t('studyClosed')}>
        <p>
          {t('studyClosedOthers')} <a href={studySearchOf(page)}>{t('findStudies')}</a>
        </p>
      </Alert>
    );
  return null;
}
