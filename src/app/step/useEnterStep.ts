import { useEffect } from 'react';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { StepForm } from '#src/form/stepForm.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { enterStep } from '#src/app/journey/enterStep.ts';
import { usePage } from '#src/app/page/PageContext.ts';
import { reportOpening } from '#src/app/visit/reportOpening.ts';

/**
 * Enters a step as it is shown; once `isReady`, reports the opening and runs the effects of the step, then settles the
 * answers that were stored before, unless the step has been left by then.
 */
export function useEnterStep(step: CampaignStep, form: StepForm, isReady: boolean): void {
  const page = usePage();
  useEffect(() => {
    enterStep(page, step.name);
    return form.stop;
  }, [page, step, form]);
  useEffect(() => {
    if (!isReady) return undefined;
    reportOpening(page, step.name);
    let isOpen = true;
    const entering = runEffects(page, step.name, step.onEnter).then(() => {
      if ('slug' in page.query) page.store.setState(({ payload }) => ({ payload: { ...payload, linkAsked: true } }));
      if (isOpen) form.settleStored();
    });
    form.waitFor(entering);
    return () => {
      isOpen = false;
    };
  }, [page, step, form, isReady]);
}
