import type { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { useFacts } from '#src/kit/context.ts';
import { ConditionPicker } from '#widgets/shared/ConditionPicker.tsx';
import { Categories } from './Categories.tsx';
import type { IndicationsProps } from './props.ts';

/** The search, the conditions chosen so far, and the list of all where the campaign wants it. */
export function Picker(props: IndicationsProps & { search: ReturnType<typeof useConditionSearch> }) {
  const { id, value, set, options, t, T, search } = props;
  return (
    <>
      <ConditionPicker
        id={`${id}-search`}
        name="conditionSearch"
        label={t('search')}
        hint={t('searchHint')}
        search={search}
        ids={value.indicationIds ?? []}
        onChange={(indicationIds) => set({ indicationIds })}
        further={useFacts((facts) => facts.path.indication)}
        t={t}
        texts={{ empty: <T message="empty" />, chosen: <T message="chosen" /> }}
      />
      {options.showCategories ? <Categories {...props} categories={search.categories} /> : null}
    </>
  );
}
