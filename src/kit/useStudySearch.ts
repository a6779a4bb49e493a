import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Call, Reply } from '#src/api/call.ts';
import type { SearchState } from '#src/domain/state.ts';
import { searchBodyOf, searchFiltersOf, studiesSought, withSearchFilters } from '#src/domain/studySearch.ts';
import type { SearchFilters, StudiesSought } from '#src/domain/studySearch.ts';
import { useSurroundings, type StudySearchAccess } from './context.ts';

/** How long a change must rest before it is searched for. */
const delayMs = 300;
/** Studies of a page of results, and the most that one page may have. */
const pageSize = 20;
const maxPageSize = 100;

/** The state of the search for studies of this page. Any kind may read it; by itself it searches nothing. */
export function useSearchState(): SearchState {
  const { studySearch, subscribe } = useSurroundings();
  return useSyncExternalStore(subscribe, studySearch.read, studySearch.read);
}

/**
 * The filters of the search, and how to change them: the address of the page follows. The conditions are an answer; where
 * they are a filter, they are given along to be in the address too.
 */
export function useSearchFilters(): [
  SearchFilters,
  (filters: SearchFilters, indicationIds?: readonly number[]) => void,
] {
  const { studySearch, facts } = useSurroundings();
  const { filters = searchFiltersOf(facts().query) } = useSearchState();
  const change = useCallback(
    (next: SearchFilters, indicationIds?: readonly number[]) => {
      studySearch.change({ filters: next });
      studySearch.setAddress(withSearchFilters(studySearch.address(), next, indicationIds));
    },
    [studySearch],
  );
  return [filters, change];
}

/** The state after the first page of results; a postal code without a place is not known. */
const foundState = ({ studies, nearbyStudies, nearbyTotal, place, next }: Reply<'studySearch'>) =>
  ({ status: 'found', elsewhere: studies, nearby: nearbyStudies, nearbyTotal, place, next }) as const;

type Search = { call: Call; studySearch: StudySearchAccess; isCurrent: () => boolean };

// Safe: `useStudySearch` wrote it from this type.
const soughtIn = (sought: string) => JSON.parse(sought) as StudiesSought;

async function search(sought: string, shown: number, { call, studySearch, isCurrent }: Search): Promise<void> {
  studySearch.change({ status: 'searching' });
  try {
    const limit = Math.min(Math.max(shown, pageSize), maxPageSize);
    const body = { ...searchBodyOf(soughtIn(sought)), limit };
    const [found, prescreen] = await Promise.all([call('studySearch', { body }), studySearch.prescreen()]);
    if (isCurrent()) studySearch.change({ ...foundState(found), sought, prescreen, more: undefined });
  } catch {
    if (isCurrent()) studySearch.change({ status: 'failed', sought });
  }
}

/** Loads the next page of the results; `more` of the state says how it goes. */
async function searchMore({ call, studySearch }: Omit<Search, 'isCurrent'>): Promise<void> {
  const { sought = '', next, more } = studySearch.read();
  if (next === undefined || more === 'loading') return;
  studySearch.change({ more: 'loading' });
  const isCurrent = () => studySearch.read().sought === sought;
  try {
    const found = await call('studySearch', {
      body: { ...searchBodyOf(soughtIn(sought)), limit: pageSize, cursor: next },
    });
    if (!isCurrent()) return;
    const nearby = [...studySearch.read().nearby, ...found.nearbyStudies];
    const elsewhere = [...studySearch.read().elsewhere, ...found.studies];
    studySearch.change({ nearby, elsewhere, next: found.next, more: undefined });
  } catch {
    if (isCurrent()) studySearch.change({ more: 'failed' });
  }
}

/**
 * Searches for studies by the postal code, the conditions and the filters whenever these have changed and rested, unless
 * the search is held. One kind of a step runs it, such as StudyResults; the others read its state with `useSearchState`.
 * Held with `studySearch.change({ isHeld: true })`, or from the start where the step is, it waits until another change sets
 * that to false. `shown` is how many results the first page has at the least, for a visitor who comes back to them.
 */
export function useStudySearch({ held, realtime }: { held: boolean; realtime: boolean }, shown = 0) {
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
    const start = () => void search(sought, shown, { call, studySearch, isCurrent: () => current });
    const timer = setTimeout(start, isLater.current ? delayMs : 0);
    isLater.current = true;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [sought, isHeld, shown, call, studySearch, last]);
  return {
    ...state,
    isHeld,
    /** What is searched for now; undefined before there is a postal code as the country writes them. */
    wanted: sought === '' ? undefined : soughtIn(sought),
    /** The results are those of what is searched for now. */
    isCurrent: state.sought === sought,
    retry: () => studySearch.change({ status: 'searching', sought: '' }),
    loadMore: () => void searchMore({ call, studySearch }),
  };
}
