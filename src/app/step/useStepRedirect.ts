import { useEffect, useMemo } from 'react';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { stepInstead } from '#src/app/journey/stepRedirect.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** Leads from a step that is not for the visitor yet to the one that is; true while it does. */
export function useStepInstead(step: CampaignStep, isLoaded: boolean, go: (step: StepName, inPlace: boolean) => void) {
  const page = usePage();
  // As the step opens: what is taken out of a box later is for the check of that box.
  const instead = useMemo(() => (isLoaded ? stepInstead(page, step) : undefined), [page, step, isLoaded]);
  useEffect(() => {
    if (instead) go(instead, true);
  }, [instead, go]);
  return instead !== undefined;
}
