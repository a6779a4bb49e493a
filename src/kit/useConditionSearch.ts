import { useEffect, useMemo, useState } from 'react';
import {
  CONDITION_SEARCH_DELAY_MS,
  CONDITION_SEARCH_MIN_LENGTH,
  listedConditions,
  searchConditions,
} from '#src/domain/conditions.ts';
import type { Locale } from '#src/domain/facts.ts';
import { useCall } from './useCall.ts';

/** The query as typed, and debounced. */
function useDebouncedQuery() {
  const [query, type] = useState('');
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), CONDITION_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return { query, debounced, type };
}

/** Loads the conditions a visitor may choose from, and searches them by name. */
export function useConditionSearch(locale: Locale) {
  const loaded = useCall('indicationCategories', { query: { locale } });
  const { query, debounced, type } = useDebouncedQuery();
  const categories = loaded.status === 'ready' ? loaded.data : undefined;
  const conditions = useMemo(() => listedConditions(categories ?? []), [categories]);
  const matches = useMemo(() => searchConditions(conditions, debounced), [conditions, debounced]);
  return {
    status: loaded.status,
    retry: loaded.retry,
    categories: categories ?? [],
    conditions,
    query,
    /** Sets the query; the search follows after `CONDITION_SEARCH_DELAY_MS` without another change. */
    type,
    /** The matches of the debounced query, at most ten. */
    items: matches.map(({ id, name }) => ({ id, label: name })),
    /** Whether `items` are the result of `query`: it is long enough and debounced, and the conditions are loaded. */
    isSearched: categories !== undefined && debounced === query && query.trim().length >= CONDITION_SEARCH_MIN_LENGTH,
  };
}
