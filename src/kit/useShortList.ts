import { useSyncExternalStore } from 'react';
import type { Study } from '#src/domain/facts.ts';
import { useSurroundings } from './context.ts';

/** Id of the heading of the list. */
export const shortListId = 'short-list';

/** The studies that the visitor keeps for later in this tab, and how to add one or take it away again. */
export function useShortList(): { kept: readonly Study[]; toggle: (study: Study) => void } {
  const { studySearch, subscribe } = useSurroundings();
  const kept = useSyncExternalStore(subscribe, studySearch.shortList, studySearch.shortList);
  return {
    kept,
    toggle(study) {
      const others = kept.filter(({ id }) => id !== study.id);
      studySearch.keep(others.length < kept.length ? others : [...kept, study]);
    },
  };
}
