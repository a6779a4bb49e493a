import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ShellText } from '#src/i18n/locales/locale.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { isStudyClosed as closedStudy } from '#src/domain/closedStudy.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { openPayload } from '#src/app/journey/openPayload.ts';
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
  const [running, setRunning] = useState<'notSaved' | 'loadFailed'>();
  const isUnsaved = useStore(page.store, ({ saved }) => saved.failed);
  const isUnloaded = useStore(page.store, ({ payload }) => payload.status === 'failed');
  const needsPayload = page.campaign.flowType !== 'signup' || page.query['studyId'] !== undefined;
  const isStudyClosed = useStore(
    page.store,
    ({ payload, saved }) => page.campaign.flowType === 'signup' && closedStudy(payload.initial, saved),
  );
  const isReplacement = useStore(page.store, ({ isReplacement: is, journey }) => is && journey.finished.length === 0);
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
  const info = (title: ShellText, text: ReactNode) => (
    <Alert kind="info" title={t(title)}>
      <p>{text}</p>
    </Alert>
  );
  if (isUnsaved || running === 'notSaved') return failed('notSaved', () => runEffects(page, step, savingEffects));
  if ((isUnloaded || running === 'loadFailed') && needsPayload) return failed('loadFailed', () => openPayload(page));
  if (isReplacement) return info('pageMissing', t('pageMissingHelp'));
  if (!isStudyClosed) return null;
  return info(
    'studyClosed',
    <>
      {t('studyClosedOthers')} <a href={studySearchOf(page)}>{t('findStudies')}</a>
    </>,
  );
}
