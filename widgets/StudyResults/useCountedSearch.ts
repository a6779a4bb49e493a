import { useEffect } from 'react';
import { isFoundForHealthy } from '#src/domain/conditions.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import type { useStudySearch } from '#src/kit/useStudySearch.ts';

type Search = ReturnType<typeof useStudySearch>;

/** Counts each event once per page: an opened search, one that opens with a postal code, and what was found wanting. */
export function useCountedSearch({ status, isCurrent, nearby, place, wanted }: Search): void {
  const { count, studySearch, healthyIndicationId } = useSurroundings();
  const isOpening = useFacts(({ path }) => path.loadingInitialPayload);
  const isPlaced = wanted !== undefined;
  const isFound = status === 'found' && isCurrent && place !== undefined;
  const isHealthyOnly =
    nearby.length > 0 &&
    nearby.every(({ indicationIds }) =>
      isFoundForHealthy(indicationIds, wanted?.indicationIds ?? [], healthyIndicationId),
    );
  useEffect(() => {
    const once = (code: string) => {
      const { counted } = studySearch.read();
      if (counted.includes(code)) return;
      studySearch.change({ counted: [...counted, code] });
      count(code);
    };
    if (isOpening) return;
    const isFirst = !studySearch.read().counted.includes('ss');
    once('ss');
    if (isFirst && isPlaced) once('sslz');
    if (isFound && nearby.length === 0) once('ssns');
    if (isFound && isHealthyOnly) once('ssho');
  }, [count, studySearch, isOpening, isPlaced, isFound, isHealthyOnly, nearby.length]);
}
