import { useEffect, useState } from 'react';
import type { Offer } from '#src/generated/api.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';

/** Product constant: offers asked for at most. */
const LIMIT = 100;
/** How long a visitor waits before the page says that it takes longer than usual. */
const SLOW_AFTER_MS = 6000;

/** Offers near the visitor: `unasked` until the postal code is verified; `late` is a wait that has become long. */
export type Offers =
  | { status: 'unasked' | 'loading' | 'late' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; offers: readonly Offer[] };

/** Loads the offers near the verified postal code, again whenever it changes. A failure is reported. */
export function useOffers(excludedAdvertisers?: string): Offers {
  const { call, report } = useSurroundings();
  const country = useFacts((facts) => facts.country);
  const postalCode = useFacts(({ answers }) => (answers.postalCodeValid ? answers.postalCode : undefined));
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Offers & { of: string }>();
  const of = `${country} ${postalCode ?? ''} ${attempt}`;
  useEffect(() => {
    if (postalCode === undefined) return undefined;
    let isCurrent = true;
    const settle = (offers: Offers) => (isCurrent ? setFound({ ...offers, of }) : undefined);
    const timer = setTimeout(() => settle({ status: 'late' }), SLOW_AFTER_MS);
    const query = { limit: LIMIT, ...(excludedAdvertisers && { excluded_advertisers: excludedAdvertisers }) };
    call('directOffers', { params: { country, postalCode }, query })
      .then((offers) => settle({ status: 'ready', offers }))
      .catch((error: unknown) => {
        report('error', `Getting offers failed: ${error instanceof Error ? error.message : 'unknown'}`);
        settle({ status: 'failed', retry: () => setAttempt((count) => count + 1) });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, report, country, postalCode, excludedAdvertisers, of]);
  if (postalCode === undefined) return { status: 'unasked' };
  return found?.of === of ? found : { status: 'loading' };
}
