import { useEffect, useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { listedIds } from './spec.ts';

/**
 * Puts the studies of a list in the address into the list of the tab, in their order; the result is how many of them are
 * open no more. Where they cannot be loaded now, they are left out.
 */
export function useListOfAddress(): number {
  const { facts, call, studySearch } = useSurroundings();
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const { query, locale } = facts();
    const kept = () => new Set(studySearch.shortList().map(({ id }) => id));
    const missing = listedIds(query).filter((id) => !kept().has(id));
    if (missing.length === 0) return undefined;
    let isOpen = true;
    call('listedStudies', { query: { 'ids[]': missing, locale } }).then(
      (studies) => {
        if (!isOpen) return;
        studySearch.keep([...studySearch.shortList(), ...studies.filter(({ id }) => !kept().has(id))]);
        setGone(missing.length - studies.length);
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [facts, call, studySearch]);
  return gone;
}
