import { useEffect } from 'react';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useSearchFilters } from '#src/kit/useStudySearch.ts';
import { addedCondition } from '#widgets/shared/addedCondition.ts';
import type { ConditionChipsProps } from './props.ts';

type Chosen = {
  /** The conditions that are pressed, without that of healthy volunteers. */
  ids: readonly number[];
  toggle: (id: number) => void;
  /** Shows the results of what is chosen; the address keeps the choice. */
  show: () => void;
  /** Gives up every condition and shows the results of all. */
  clear: () => void;
};

/** The choice of conditions and what it does to the search of the page. */
export function useChosenConditions({ value, set }: Pick<ConditionChipsProps, 'value' | 'set'>): Chosen {
  const { studySearch, healthyIndicationId: healthy } = useSurroundings();
  const [filters, changeFilters] = useSearchFilters();
  const isLoading = useFacts(({ path }) => path.loadingInitialPayload);
  const { indicationIds } = value;
  // An empty list is the choice of who has none of them; no list is none yet.
  const lacksHealthy =
    healthy !== undefined && indicationIds?.length !== 0 && !indicationIds?.includes(healthy) && !isLoading;
  useEffect(() => {
    if (lacksHealthy)
      set({ indicationIds: [healthy, ...(indicationIds ?? [])] }, { [addedCondition]: String(healthy) });
  }, [lacksHealthy, healthy, indicationIds, set]);
  const ids = (indicationIds ?? []).filter((id) => id !== healthy);
  const release = (chosen: readonly number[]) => {
    changeFilters(filters, chosen);
    studySearch.change({ isHeld: false });
  };
  return {
    ids,
    toggle(id) {
      const others = ids.filter((one) => one !== id);
      const chosen = ids.includes(id) ? others : [...others, id];
      studySearch.change({ isHeld: true });
      set({ indicationIds: healthy === undefined ? chosen : [healthy, ...chosen] });
    },
    show: () => release(indicationIds ?? []),
    clear() {
      set({ indicationIds: [] });
      release([]);
    },
  };
}
