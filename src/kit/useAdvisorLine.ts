import { useState } from 'react';
import { useSurroundings } from './context.ts';
import { useCall } from './useCall.ts';

/** Whether study advisors take calls now; `opens`, where it is known, is the ISO moment at which they do again. */
export type AdvisorLine = { status: 'loading' | 'open' | 'closed' | 'unknown'; opens?: string | undefined };

/** Asks once, as the page is opened: conditions that are chosen on it change nothing. */
export function useAdvisorLine(): AdvisorLine {
  const { facts } = useSurroundings();
  const [query] = useState(() => {
    const { answers, country } = facts();
    const { indicationIds, postalCode } = answers;
    return { 'indicationIds[]': indicationIds, country, postalCode };
  });
  const asked = useCall('canCallNow', { query });
  if (asked.status !== 'ready') return { status: asked.status === 'loading' ? 'loading' : 'unknown' };
  return asked.data.callNow ? { status: 'open' } : { status: 'closed', opens: asked.data.opens };
}
