import { useEffect, useMemo, useState } from 'react';
import {
  CONDITION_SEARCH_DELAY_MS,
  CONDITION_SEARCH_MIN_LENGTH,
  listedConditions,
  searchConditions,
} from '#src/domain/conditions.ts';
import type { Locale } from '#src/domain/facts.ts';
import { useCall } from './context.ts';

/** What was typed, and the same once the keys have been quiet. */
function useQuietQuery() {
  const [query, type] = useState('');
  const [quiet, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(query), CONDITION_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return { query, quiet, type };
}

/** The conditions a visitor may choose from, and a search among them by name. */
export function useConditionSearch(locale: Locale) {
  const loaded = useCall('indicationCategories', { query: { locale } });
  const { query, quiet, type } = useQuietQuery();
  const categories = loaded.status === 'ready' ? loaded.data : undefined;
  const conditions = useMemo(() => listedConditions(categories ?? []), [categories]);
  const matches = useMemo(() => searchConditions(conditions, quiet), [conditions, quiet]);
  return {
    status: loaded.status,
    retry: loaded.retry,
    categories: categories ?? [],
    conditions,
    query,
    /** Takes what is typed; the search follows when the keys have been quiet. */
    type,
    /** The matches of what was typed, at most ten. */
    items: matches.map(({ id, name }) => ({ id, label: name })),
    /** Whether the matches answer the query: it is long enough, the keys have been quiet and the conditions are there. */
    isSearched: categories !== undefined && quiet === query && query.trim().length >= CONDITION_SEARCH_MIN_LENGTH,
  };
}
