import { useEffect } from 'react';
import { useSearchFilters } from '#src/kit/useStudySearch.ts';
import { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { addedCondition } from '#widgets/shared/addedCondition.ts';
import { ConditionPicker } from '#widgets/shared/ConditionPicker.tsx';
import type { SearchAreaProps } from './props.ts';

/** The conditions to search for: a box to find them, and those chosen. The address follows what is chosen. */
export function Conditions(props: SearchAreaProps) {
  const { id, value, drafts, set, locale, t, T } = props;
  const { indicationIds } = value;
  const added = drafts[addedCondition];
  useEffect(() => {
    if (!added) return;
    const chosen = indicationIds?.filter((condition) => condition !== Number(added)) ?? [];
    // An empty list would be the choice of who has none.
    set({ indicationIds: chosen.length > 0 ? chosen : undefined }, { [addedCondition]: '' });
  }, [added, indicationIds, set]);
  const [filters, changeFilters] = useSearchFilters();
  const search = useConditionSearch(locale);
  if (search.status === 'failed')
    return <RetryAlert title={<T message="loadFailed" />} label={<T message="retry" />} retry={search.retry} />;
  return (
    <div>
      <ConditionPicker
        id={`${id}-conditions`}
        name="conditions"
        label={t('conditions')}
        hint={t('conditionsHint')}
        search={search}
        ids={indicationIds ?? []}
        onChange={(chosen) => {
          set({ indicationIds: chosen });
          changeFilters(filters, chosen);
        }}
        t={t}
        texts={{ empty: <T message="empty" />, chosen: <T message="chosen" /> }}
      />
      {search.status === 'loading' && search.query ? <Spinner label={t('loading')} /> : null}
    </div>
  );
}
