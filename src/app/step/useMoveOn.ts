import { useEffect } from 'react';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { StepForm } from '#src/form/stepForm.ts';

/** Opens the next page as soon as one press has answered this one, where the step says so. The button does it as well. */
export function useMoveOn({ part }: CampaignStep, form: StepForm, next: () => void): void {
  const movesOn = part?.movesOn === true;
  useEffect(() => {
    if (!movesOn) return undefined;
    let isOpen = true;
    let stop: (() => void) | undefined;
    void import('./moveOn.ts')
      .then(({ moveOn }) => {
        const fields = document.getElementById('step');
        if (isOpen && fields) stop = moveOn(fields, form, next);
      })
      // Without it the button is pressed.
      .catch(() => undefined);
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [movesOn, form, next]);
}
