import { useEffect, useState } from 'react';
import type { StepName } from '#src/flow/campaign.ts';
import { stepOf } from '#src/app/journey/stepOf.ts';
import { hasWidgets, loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** Whether the widgets of a step are loaded; loads them where they are not. Throws, as it renders, if that fails. */
export function useStepWidgets(name: StepName | undefined): boolean {
  const page = usePage();
  const [error, setError] = useState<unknown>();
  const [, setLoaded] = useState(0);
  const isLoaded = name === undefined || hasWidgets(page, stepOf(page, name));
  useEffect(() => {
    if (!isLoaded) loadLaterWidgets(page).then(() => setLoaded((count) => count + 1), setError);
  }, [page, isLoaded]);
  if (error !== undefined) throw error;
  return isLoaded;
}
