import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { StepBelow, StepFields } from '#src/form/rjsf/StepFields.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { summaryOf, type SummaryEntry } from '#src/form/errorSummary.ts';
import { SurroundingsContext } from '#src/kit/context.ts';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { nameOnPage } from '#src/ui/nameOnPage.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { enterStep } from '#src/app/journey/enterStep.ts';
import { leaveStep, previousStep } from '#src/app/journey/leaveStep.ts';
import { landed } from '#src/app/visit/reportOpening.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { oneAtATime } from './oneAtATime.ts';
import { PageNotices } from '#src/app/components/PageNotices.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { settledPayload } from '#src/app/payload/openPayload.ts';
import { showProblem } from './showProblem.ts';
import { stepFormOf } from './stepFormOf.ts';
import { StepHelp } from './StepHelp.tsx';
import { StepNav } from './StepNav.tsx';
import { StepProgress } from './StepProgress.tsx';
import { StepTitle } from './StepTitle.tsx';
import { surroundingsOf } from './surroundingsOf.ts';
import { useStepInstead } from './useStepRedirect.ts';

type Props = {
  step: CampaignStep;
  /** Opens another step of this flow, in the place of this one in the history where that is asked for. */
  go: (step: StepName, inPlace?: boolean) => void;
  /** Follows an address inside or outside this flow. */
  follow: (href: string) => void;
};

/** One step: its progress, its fields as a form, the buttons, and what stands below them. */
export function StepPage({ step, go, follow }: Props) {
  const page = usePage();
  const t = useShellText();
  const form = useMemo(() => stepFormOf(page, step), [page, step]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [errors, setErrors] = useState<readonly SummaryEntry[]>([]);
  const isLoaded = useStore(page.store, ({ payload }) => payload.status !== 'loading');
  const isLedAway = useStepInstead(step, isLoaded, go);

  useEffect(() => {
    enterStep(page, step.name);
    return form.stop;
  }, [page, step, form]);
  useEffect(() => {
    if (!isLoaded || isLedAway) return undefined;
    landed(page, step.name);
    let isOpen = true;
    const entering = runEffects(page, step.name, step.onEnter);
    form.waitFor(entering.then(() => (isOpen ? form.settleKept() : undefined)));
    return () => {
      isOpen = false;
    };
  }, [page, step, form, isLoaded, isLedAway]);

  const actions = useMemo(() => {
    const leave = async (inPlace: boolean) => {
      const opened = page.store.opened();
      // Widgets that cannot be had now are asked for again by the step that needs them.
      await Promise.all([settledPayload(page), loadLaterWidgets(page).catch(() => undefined)]);
      const problems = await form.submit();
      setErrors(problems.length > 1 ? summaryOf(page.texts, step.name, problems, nameOnPage) : []);
      if (problems[0]) showProblem(problems[0], problems.length > 1);
      else {
        const following = await leaveStep(page, step);
        // Meanwhile the visitor may have gone back, or cleared the answers.
        if (page.step.current === step.name && page.store.opened() === opened) go(following, inPlace);
      }
    };
    const move = oneAtATime((inPlace: boolean) => leave(inPlace).catch(setFault), setBusy);
    const next = () => move(false);
    return {
      next,
      surroundings: surroundingsOf(page, { next, skip: () => move(true), navigate: follow }),
      context: { form, texts: page.texts, step: step.name, help: step.help && <StepHelp help={step.help} /> },
    };
  }, [page, step, form, go, follow]);

  // Shown by the boundary around the page: a button that does nothing would tell the visitor nothing.
  if (fault !== undefined) throw fault;
  if (isLedAway) return null;
  const back = () => {
    const previous = previousStep(page, step.name);
    if (previous) go(previous);
  };
  return (
    <SurroundingsContext value={actions.surroundings}>
      <StepFormContext value={actions.context}>
        {step.title ? <StepTitle title={step.title} /> : null}
        <StepProgress step={step} />
        <PageNotices step={step.name} />
        <StepFields id="step" onSubmit={actions.next}>
          <ErrorSummary title={t(step.nav.nextLabel ? 'errorsTitleFinish' : 'errorsTitle')} errors={errors} />
          <StepNav step={step} busy={busy} onBack={back} />
        </StepFields>
        <StepBelow />
      </StepFormContext>
    </SurroundingsContext>
  );
}
