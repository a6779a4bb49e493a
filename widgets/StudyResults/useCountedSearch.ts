import { useEffect } from 'react';
import { isFoundForHealthy } from '#src/domain/conditions.ts';
import type { ProductEvent } from '#src/domain/eventCodes.ts';
import { useSurroundings } from '#src/kit/context.ts';
import type { useStudySearch } from '#src/kit/useStudySearch.ts';

type Search = ReturnType<typeof useStudySearch>;

/** Counts once per page each thing that a search was found wanting in. */
export function useCountedSearch({ status, isCurrent, nearby, place, wanted }: Search): void {
  const { count, studySearch, healthyIndicationId } = useSurroundings();
  const isFound = status === 'found' && isCurrent && place !== undefined;
  const isHealthyOnly =
    nearby.length > 0 &&
    nearby.every(({ indicationIds }) =>
      isFoundForHealthy(indicationIds, wanted?.indicationIds ?? [], healthyIndicationId),
    );
  useEffect(() => {
    const once = (code: ProductEvent) => {
      const { counted } = studySearch.read();
      if (counted.includes(code)) return;
      studySearch.change({ counted: [...counted, code] });
      count(code);
    };
    if (isFound && nearby.length === 0) once('ssns');
    if (isFound && isHealthyOnly) once('ssho');
  }, [count, studySearch, isFound, isHealthyOnly, nearby.length]);
}
