import { useEffect, useRef, useState } from 'react';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import type { Offer } from '#src/generated/api.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { isNotFound } from '#src/kit/isNotFound.ts';
import { useSearchState } from '#src/kit/useStudySearch.ts';
import type { OfferListProps } from './props.ts';

/** Product constant: offers asked for at most. */
const LIMIT = 100;
/** How long a changed postal code must rest before it is asked for. */
const REST_MS = 300;

/** Offers near the visitor: `unasked` until there is a postal code; `unknown` where there is no such postal code. */
export type Offers =
  | { status: 'unasked' | 'loading' | 'unknown' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; offers: readonly Offer[] };

/** The postal code to look near: as the country writes it, and not one that there is none of. */
function usePlace(): string | undefined {
  const country = useFacts((facts) => facts.country);
  return useFacts(({ answers: { postalCode = '', postalCodeValid } }) =>
    postalCodeValid !== false && isPostalCode(postalCode, country) ? normalPostalCode(postalCode, country) : undefined,
  );
}

/**
 * Loads the offers near the postal code of the visitor, again whenever it changes. Beside studies they are asked for after
 * the studies, which come first. A failure is reported; that there is no such postal code is none.
 */
export function useOffers({ alone, excludedAdvertisers }: OfferListProps['options']): Offers {
  const { call, report } = useSurroundings();
  const country = useFacts((facts) => facts.country);
  const postalCode = usePlace();
  const isNoPlace = useFacts(({ answers }) => answers.postalCodeValid === false);
  const search = useSearchState();
  const isAsked = postalCode !== undefined && (alone || (!search.isHeld && search.status !== 'idle'));
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Offers & { of: string }>();
  const isLater = useRef(false);
  const of = `${country} ${postalCode ?? ''} ${attempt}`;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const settle = (offers: Offers) => (isCurrent ? setFound({ ...offers, of }) : undefined);
    const query = { limit: LIMIT, excluded_advertisers: excludedAdvertisers };
    const ask = () =>
      call('directOffers', { params: { country, postalCode }, query })
        .then((offers) => settle({ status: 'ready', offers }))
        .catch((error: unknown) => {
          if (isNotFound(error)) return settle({ status: 'unknown' });
          report('error', `Getting offers failed: ${error instanceof Error ? error.message : 'unknown'}`);
          return settle({ status: 'failed', retry: () => setAttempt((count) => count + 1) });
        });
    const rest = setTimeout(() => void ask(), isLater.current ? REST_MS : 0);
    isLater.current = true;
    return () => {
      isCurrent = false;
      clearTimeout(rest);
    };
  }, [call, report, country, postalCode, isAsked, excludedAdvertisers, of]);
  if (!isAsked) return { status: alone && isNoPlace ? 'unknown' : 'unasked' };
  return found?.of === of ? found : { status: 'loading' };
}
