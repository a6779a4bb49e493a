import { useState } from 'react';
import type { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { useFacts } from '#src/kit/context.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import { Categories } from './Categories.tsx';
import { ChosenConditions } from './ChosenConditions.tsx';
import type { IndicationsProps } from './props.ts';

/** The search, the conditions chosen so far, and the list of all where the campaign wants it. */
export function Picker(props: IndicationsProps & { search: ReturnType<typeof useConditionSearch> }) {
  const { id, value, set, options, t, T, search } = props;
  const [news, tell] = useState('');
  const indication = useFacts((facts) => facts.path.indication);
  const ids = value.indicationIds ?? [];
  const names = new Map([...(indication ? [indication] : []), ...search.conditions].map((one) => [one.id, one.name]));
  const nameOf = (condition: number) => names.get(condition) ?? '';
  const pick = (condition: number) => {
    if (!ids.includes(condition)) set({ indicationIds: [...ids, condition] });
    tell(t('added', { name: nameOf(condition) }));
    search.type('');
  };
  const remove = (condition: number) => {
    set({ indicationIds: ids.filter((other) => other !== condition) });
    tell(t('removed', { name: nameOf(condition) }));
    document.getElementById(`${id}-search`)?.focus(); // The button that had the focus is gone.
  };
  return (
    <>
      <Combobox
        id={`${id}-search`}
        name="conditionSearch"
        label={t('search')}
        hint={t('searchHint')}
        items={search.items}
        query={search.query}
        isSearched={search.isSearched}
        onQuery={search.type}
        onPick={pick}
        emptyText={<T message="empty" />}
        countText={(count) => t('matches', { count })}
      />
      <output className="visually-hidden">{news}</output>
      <ChosenConditions {...props} ids={ids.filter((condition) => names.has(condition))} {...{ nameOf, remove }} />
      {options.showCategories ? <Categories {...props} categories={search.categories} /> : null}
    </>
  );
}
