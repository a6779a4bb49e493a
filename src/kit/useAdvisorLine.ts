import { useState } from 'react';
import { isAbroad } from '#src/domain/dialling.ts';
import { useFacts, useSurroundings } from './context.ts';
import { useCall } from './useCall.ts';
import { useNumber } from './useNumber.ts';

/**
 * Whether study advisors take calls now; `opens`, where it is known, is the ISO moment at which they do again. Whoever
 * has no `number` that they can call is asked for no call. Their hours are no hours for a call to somebody abroad.
 */
export type AdvisorLine = {
  status: 'loading' | 'open' | 'closed' | 'unknown' | 'unreachable';
  opens?: string | undefined;
  number?: string | undefined;
  isAbroad: boolean;
};

/** Asks once, as the page is opened: conditions that are chosen on it change nothing. */
export function useAdvisorLine(line: 'tollFree' | 'callNow'): AdvisorLine {
  const { facts } = useSurroundings();
  const [query] = useState(() => {
    const { answers, country } = facts();
    const { indicationIds, postalCode } = answers;
    return { 'indicationIds[]': indicationIds, country, postalCode };
  });
  const asked = useCall('canCallNow', { query });
  const of = { number: useNumber(line), isAbroad: isAbroad(useFacts(({ country }) => country)) };
  if (!of.number) return { ...of, status: 'unreachable' };
  if (asked.status !== 'ready') return { ...of, status: asked.status === 'loading' ? 'loading' : 'unknown' };
  return asked.data.callNow ? { ...of, status: 'open' } : { ...of, status: 'closed', opens: asked.data.opens };
}
