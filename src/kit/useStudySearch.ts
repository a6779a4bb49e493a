import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Call, Input, Reply } from '#src/api/call.ts';
import type { SearchState } from '#src/domain/state.ts';
import { searchFiltersOf, studiesSought, type SearchFilters, type StudiesSought } from '#src/domain/studySearch.ts';
import { useSurroundings, type StudySearchAccess } from './context.ts';

/** How long a change must rest before it is searched for. */
const delayMs = 300;

/** The state of the search for studies of this page. Any kind may read it; it searches by itself nothing. */
export function useSearchState(): SearchState {
  const { studySearch, subscribe } = useSurroundings();
  return useSyncExternalStore(subscribe, studySearch.read, studySearch.read);
}

/** The filters of the search, and how to change them: the address of the page follows. */
export function useSearchFilters(): [SearchFilters, (filters: SearchFilters) => void] {
  const { studySearch, facts } = useSurroundings();
  const { filters = searchFiltersOf(facts().query) } = useSearchState();
  const change = useCallback(
    (next: SearchFilters) => {
      studySearch.change({ filters: next });
      studySearch.keepInAddress(next);
    },
    [studySearch],
  );
  return [filters, change];
}

/** The body of the call for what is searched for. */
function bodyOf({ words, withinKm, indicationIds, ...sought }: StudiesSought): Input<'studySearch'>['body'] {
  return {
    ...sought,
    indicationIds: [...indicationIds],
    ...(words && { query: words }),
    ...(withinKm !== undefined && { maxKm: withinKm }),
  };
}

/** The state after the first page of results; a postal code without a place is not known. */
const foundState = ({ studies, nearbyStudies, nearbyTotal, place, next }: Reply<'studySearch'>) =>
  ({ status: 'found', elsewhere: studies, nearby: nearbyStudies, nearbyTotal, place, next }) as const;

type Search = { call: Call; studySearch: StudySearchAccess; isCurrent: () => boolean };

async function search(sought: string, { call, studySearch, isCurrent }: Search): Promise<void> {
  studySearch.change({ status: 'searching' });
  try {
    // Safe: the hook below wrote it from this type.
    const body = bodyOf(JSON.parse(sought) as StudiesSought);
    const [found, prescreen] = await Promise.all([call('studySearch', { body }), studySearch.prescreen()]);
    if (isCurrent()) studySearch.change({ ...foundState(found), sought, prescreen });
  } catch {
    if (isCurrent()) studySearch.change({ status: 'failed', sought });
  }
}

/**
 * Searches for studies by the postal code, the conditions and the filters whenever these have changed and rested, unless
 * the search is held. One kind of a step runs it, such as StudyResults; the others read its state with `useSearchState`.
 * Held with `studySearch.change({ isHeld: true })`, or from the start where the step is, it waits until another change sets
 * that to false.
 */
export function useStudySearch({ held, realtime }: { held: boolean; realtime: boolean }) {
  const { studySearch, facts, subscribe, call, healthyIndicationId } = useSurroundings();
  const state = useSearchState();
  const isLater = useRef(false);
  const read = () => {
    const { filters = searchFiltersOf(facts().query) } = studySearch.read();
    return JSON.stringify(studiesSought(facts(), filters, { realtime, healthyIndicationId })) ?? '';
  };
  const sought = useSyncExternalStore(subscribe, read, read);
  const { isHeld = held, sought: last } = state;
  useEffect(() => {
    if (sought === '' || isHeld || last === sought) return undefined;
    let current = true;
    const start = () => void search(sought, { call, studySearch, isCurrent: () => current });
    const timer = setTimeout(start, isLater.current ? delayMs : 0);
    isLater.current = true;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [sought, isHeld, call, studySearch, last]);
  return {
    ...state,
    isHeld,
    /** What is searched for now; undefined before there is a postal code as the country writes them. */
    // Safe: `read` wrote it.
    wanted: sought === '' ? undefined : (JSON.parse(sought) as StudiesSought),
    /** The results are those of what is searched for now. */
    isCurrent: state.sought === sought,
    retry: () => studySearch.change({ status: 'searching', sought: '' }),
  };
}
