import { useStore } from 'zustand';
import { isStudyClosed as closedStudy } from '#src/domain/closedStudy.ts';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { marked } from '#src/form/fieldTexts.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import type { Page } from '#src/app/page/page.ts';
import { studySearchOf } from '#src/app/page/studySearchOf.ts';

type Props = { step: string; go: (step: StepName) => void };

/**
 * What few visitors read, and loads for them alone: on the first page that it stands in for one that does not exist; that a
 * lead which was saved is not saved any more, since the consent to it was withdrawn, with the way to agree again; and in a
 * sign-up, which does without its study, that the study has closed.
 */
export function LaterNotice({ step, go }: Props) {
  const page = usePage();
  const t = useShellText();
  const isUnsaved = useStore(page.store, ({ saved }) => saved.subjectSaved && !mayLeaveTab(page.facts()));
  const isClosed = useStore(page.store, ({ payload, saved }) => closedStudy(payload.initial, saved));
  const isReplacement = useStore(page.store, ({ isReplacement: is }) => is);
  const { finished } = useStore(page.store, ({ journey }) => journey);
  if (isReplacement && finished.length === 0)
    return (
      <Alert kind="info" title={t('pageMissing')}>
        <p>{t('pageMissingHelp')}</p>
      </Alert>
    );
  const asking = stepsAsking(page);
  const latest = asking.findLast((name) => finished.includes(name)) ?? asking[0];
  // A step with the box says it there.
  if (isUnsaved && latest !== undefined && !asking.some((name) => name === step))
    return (
      <Alert kind="info" title={marked(page.texts.get('GenericConsent', 'notSaved'))}>
        <Button kind="secondary" onClick={() => go(latest)}>
          {marked(page.texts.get('GenericConsent', 'again'))}
        </Button>
      </Alert>
    );
  if (!isClosed || page.campaign.flowType !== 'signup') return null;
  return (
    <Alert kind="info" title={t('studyClosed')}>
      <p>
        {t('studyClosedOthers')} <a href={studySearchOf(page)}>{t('findStudies')}</a>
      </p>
    </Alert>
  );
}

/** The steps that ask for the consent to be contacted, in their order. */
const stepsAsking = ({ campaign: { steps } }: Page): StepName[] =>
  Object.values(steps).flatMap(({ name, fields }) =>
    fields.some(({ kind }) => kind === 'GenericConsent') ? name : [],
  );
