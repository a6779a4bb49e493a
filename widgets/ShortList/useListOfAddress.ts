import { useEffect, useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { listedIds } from './spec.ts';

/**
 * Puts the studies of a list in the address into the list of the tab, each loaded as a visit about it would; resolves how
 * many of them are open no more. A study that cannot be loaded now is left out.
 */
export function useListOfAddress(): number {
  const { facts, call, studySearch } = useSurroundings();
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const { query, campaign, locale } = facts();
    const isKept = (id: number) => studySearch.shortList().some((study) => study.id === id);
    const missing = listedIds(query).filter((id) => !isKept(id));
    let isOpen = true;
    const load = async (id: number) => {
      const asked = { signup: campaign.name, language: locale, studyId: String(id) };
      const { study } = await call('initialPayload', { query: asked });
      if (isOpen && study && !isKept(id)) studySearch.keep([...studySearch.shortList(), study]);
      if (isOpen && !study) setGone((count) => count + 1);
    };
    // One after the other: they stay in the order of the list.
    void missing.reduce((earlier, id) => earlier.then(() => load(id).catch(() => undefined)), Promise.resolve());
    return () => {
      isOpen = false;
    };
  }, [facts, call, studySearch]);
  return gone;
}
