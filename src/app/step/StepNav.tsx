import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { marked } from '#src/form/fieldTexts.tsx';
import { useStepForm } from '#src/form/StepFormContext.ts';
import { AfterLong } from '#src/ui/AfterLong.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { holds } from '#src/rules/evaluate.ts';
import { previousStep } from '#src/app/journey/stepProgress.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

type Props = { step: CampaignStep; busy: boolean; onBack: () => void };

/** Back and Next, each where the step has it. Next waits for its condition, and is announced as disabled
 * while something blocks it. Until the fields above are there it is out of view, where it is not seen being pushed away. */
export function StepNav({ step, busy, onBack }: Props) {
  const page = usePage();
  const t = useShellText();
  const { form } = useStepForm();
  const unavailable = useSyncExternalStore(form.subscribe, form.isBlocked, () => false);
  const hasPrevious = useStore(page.store, () => previousStep(page, step.name) !== undefined);
  const { back, next, nextWhen, nextLabel } = step.nav;
  const isNextShown = useStore(page.store, () => next && step.next !== undefined && holds(nextWhen, page.facts()));
  const hasPlaceholder = useStore(page.store, () => page.lacks(step.fields.filter(({ below }) => !below)));
  const isBackShown = back && hasPrevious;
  // Nothing at all: what stands above is the last of the page then, and has no space below it.
  if (!isBackShown && !isNextShown && !hasPlaceholder) return null;
  return (
    <>
      {hasPlaceholder ? <div className="later" /> : null}
      {busy ? <AfterLong>{marked(page.texts.get('common', 'slow'))}</AfterLong> : null}
      <ButtonRow spread="between">
        {isBackShown ? (
          <Button kind="quiet" leaves onClick={onBack}>
            {t('back')}
          </Button>
        ) : null}
        {isNextShown ? (
          <Button
            type="submit"
            busy={busy}
            busyLabel={t(step.saves && mayLeaveTab(page.facts()) ? 'saving' : 'checking')}
            unavailable={unavailable}
          >
            {nextLabel ? marked(page.texts.choose(nextLabel)) : t('next')}
          </Button>
        ) : null}
      </ButtonRow>
    </>
  );
}
