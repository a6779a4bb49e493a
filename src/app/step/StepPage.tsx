import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Answers } from '#src/domain/facts.ts';
import { documentName, type CampaignStep, type StepName } from '#src/flow/campaign.ts';
import { errorSummaryOf } from '#src/form/errorSummary.ts';
import { StepFields } from '#src/form/rjsf/StepFields.tsx';
import { StepBelow } from '#src/form/StepBelow.tsx';
import { StepErrors } from '#src/form/StepErrors.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { SurroundingsContext } from '#src/kit/context.ts';
import { takeOverIslands } from '#src/kit/islands.ts';
import { nameOnPage } from '#src/ui/nameOnPage.ts';
import { FailureAlert } from '#src/app/components/FailureAlert.tsx';
import { previousStep } from '#src/app/journey/stepProgress.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { stepFormOf } from './stepFormOf.ts';
import { StepHelp } from './StepHelp.tsx';
import { StepNav } from './StepNav.tsx';
import { StepProgress } from './StepProgress.tsx';
import { StepTitle } from './StepTitle.tsx';
import { surroundingsOf } from './surroundingsOf.ts';
import { useEnterStep } from './useEnterStep.ts';
import { useLeaveStep } from './useLeaveStep.ts';
import { useMoveOn } from './useMoveOn.ts';
import { useStepRedirect } from './useStepRedirect.ts';

type Props = {
  step: CampaignStep;
  /** Opens another step of this flow; `inPlace` replaces the entry of this one in the history. */
  go: (step: StepName, inPlace?: boolean) => void;
  /** Opens an address inside or outside this flow. */
  follow: (href: string) => void;
  /** Removes everything entered and opens the first step; see `Surroundings`. */
  startOver: (discards: boolean) => boolean;
};

/** It appears where the button was that was pressed, on a phone below what can be seen. */
const bringIntoView = (box: Element | null) => box?.scrollIntoView({ block: 'nearest' });

/** One step: its progress, its fields as a form, the buttons, and what is shown below them. */
export function StepPage({ step, go, follow, startOver }: Props) {
  const page = usePage();
  const t = useShellText();
  const form = useMemo(() => stepFormOf(page, step), [page, step]);
  const isLoaded = useStore(page.store, ({ payload }) => payload.status !== 'loading');
  const isRedirected = useStepRedirect(step, isLoaded, go);
  useEnterStep(step, form, isLoaded && !isRedirected);
  const { leave, isLeaving, tried, isIncomplete } = useLeaveStep(step, form, go);
  const contexts = useMemo(() => {
    const next = () => leave(false);
    const showProblems = async (names: readonly (keyof Answers)[]) => {
      takeOverIslands();
      return errorSummaryOf(page.texts, documentName(step), await form.reveal(names), nameOnPage);
    };
    const move = { next, skip: () => leave(true), navigate: follow, showProblems, startOver };
    return {
      // Enter in a box leaves the step only where a button does.
      submit: step.nav.next ? next : () => undefined,
      surroundings: surroundingsOf(page, move),
      form: {
        form,
        texts: page.texts,
        step: documentName(step),
        lead: step.part?.movesOn === 'said' && <p className="lead">{page.texts.get('shell', 'movesOn').text}</p>,
        help: step.help && <StepHelp help={step.help} />,
      },
    };
  }, [page, step, form, leave, follow, startOver]);
  useMoveOn(step, form, contexts.surroundings.next);
  if (isRedirected) return null;
  const back = () => {
    const previous = previousStep(page, step.name);
    if (previous) go(previous);
  };
  const buttons = <StepNav step={step} busy={isLeaving} onBack={back} />;
  return (
    <SurroundingsContext value={contexts.surroundings}>
      <StepFormContext value={contexts.form}>
        {step.title ? <StepTitle title={step.title} /> : null}
        <StepProgress step={step} />
        <StepErrors
          title={t(step.nav.nextLabel ? 'errorsTitleFinish' : 'errorsTitle')}
          leadOf={(left, areAllShown) => t(areAllShown ? 'errorsLeft' : 'errorsFirst', { left })}
          moreOf={(more) => t('errorsMore', { more })}
          tried={tried}
        />
        <StepFields id="step" onSubmit={contexts.submit}>
          {isIncomplete ? (
            <div ref={bringIntoView}>
              <FailureAlert what="loadFailed" />
            </div>
          ) : null}
          {step.nav.next && buttons}
        </StepFields>
        <StepBelow />
        {/* Without Next nothing stands between a search and what it found. */}
        {!step.nav.next && buttons}
      </StepFormContext>
    </SurroundingsContext>
  );
}
