import { useEffect, useMemo, useState } from 'react';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { stepRedirect, stepWithAppointment } from '#src/app/journey/stepRedirect.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** Redirects from a step that may not open yet to the one that may; true while it does. */
export function useStepRedirect(step: CampaignStep, isLoaded: boolean, go: (step: StepName, inPlace: boolean) => void) {
  const page = usePage();
  // The page opened with it. Whoever goes back to it later in the visit finds their answers.
  const [isFirst] = useState(!isLoaded);
  // Only as the step opens: an answer that is removed later is a problem of its own field.
  const redirect = useMemo(() => {
    if (!isLoaded) return undefined;
    return stepRedirect(page, step) ?? (isFirst ? stepWithAppointment(page, step) : undefined);
  }, [page, step, isLoaded, isFirst]);
  useEffect(() => {
    if (redirect) go(redirect, true);
  }, [redirect, go]);
  return redirect !== undefined;
}
