import { useStore } from 'zustand';
import { isStudyClosed } from '#src/domain/closedStudy.ts';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { marked } from '#src/form/fieldTexts.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import type { Page } from '#src/app/page/page.ts';
import { studySearchOf } from '#src/app/page/studySearchOf.ts';

type Props = { step: string; go: (step: StepName) => void };

/**
 * What few visitors read, and loads for them alone: that a lead which was saved is not saved any more, since the consent to
 * it was withdrawn, with the way to agree again; and in a sign-up, which does without its study, that the study has closed.
 */
export function LaterNotice({ step, go }: Props) {
  const page = usePage();
  const t = useShellText();
  const isSavedNoMore = useStore(page.store, ({ saved }) => saved.subjectSaved && !mayLeaveTab(page.facts()));
  const isClosed = useStore(page.store, ({ payload, saved }) => isStudyClosed(payload.initial, saved));
  const { finished } = useStore(page.store, ({ journey }) => journey);
  const asking = stepsAskingToContact(page);
  const latest = asking.findLast(({ step: { name } }) => finished.includes(name)) ?? asking[0];
  // A step with the box says it there.
  if (isSavedNoMore && latest && !asking.some(({ step: { name } }) => name === step))
    return (
      <Alert kind="info" title={marked(page.texts.get(latest.kind, 'notSaved'))}>
        <ButtonRow>
          <Button kind="secondary" onClick={() => go(latest.step.name)}>
            {marked(page.texts.get(latest.kind, 'again'))}
          </Button>
        </ButtonRow>
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

/** The steps that ask for the consent to be contacted, in their order, each with the kind that asks. */
const stepsAskingToContact = ({ campaign: { steps } }: Page) =>
  Object.values(steps).flatMap((step) => {
    const asking = step.fields.find(({ asksToContact }) => asksToContact);
    return asking ? { step, kind: asking.kind } : [];
  });
