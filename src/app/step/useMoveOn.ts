import { useEffect } from 'react';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { StepForm } from '#src/form/stepForm.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** Opens the next page as soon as one press has answered this one, where the step says so. The button does it as well. */
export function useMoveOn({ part }: CampaignStep, form: StepForm, next: () => void): void {
  const { moveOn } = usePage().bundle;
  const movesOn = part?.movesOn !== undefined;
  useEffect(() => {
    const fields = movesOn ? document.getElementById('step') : null;
    return fields ? moveOn?.(fields, form, next) : undefined;
  }, [moveOn, movesOn, form, next]);
}
