import { useState, type ReactNode } from 'react';
import type { NamedId } from '#src/generated/api.ts';
import type { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import { ChosenConditions, ChosenWaiting } from './ChosenConditions.tsx';

type Spoken = 'matches' | 'remove' | 'added' | 'removed';

type Props = {
  /** Id of the box to type into; those of the other parts begin with it. */
  id: string;
  name: string;
  label: string;
  hint: string;
  search: ReturnType<typeof useConditionSearch>;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** A condition that may be chosen though the search does not list it. */
  further?: NamedId | undefined;
  /** The messages of `conditionPickerMessages`, as the kind shows them: those with values, and the others. */
  t: (message: Spoken, values: Readonly<Record<string, string | number>>) => string;
  texts: Readonly<Record<'empty' | 'chosen', ReactNode>>;
};

/** A box to search for conditions, and those chosen so far; what is added and taken away is announced. */
export function ConditionPicker({ id, name, label, hint, search, ids, onChange, further, t, texts }: Props) {
  const [news, tell] = useState('');
  const names = new Map([...(further ? [further] : []), ...search.conditions].map((one) => [one.id, one.name]));
  const nameOf = (condition: number) => names.get(condition) ?? '';
  const pick = (condition: number) => {
    if (!ids.includes(condition)) onChange([...ids, condition]);
    tell(t('added', { name: nameOf(condition) }));
    search.type('');
  };
  const remove = (condition: number) => {
    onChange(ids.filter((other) => other !== condition));
    tell(t('removed', { name: nameOf(condition) }));
    document.getElementById(id)?.focus(); // The button that had the focus is gone.
  };
  return (
    <>
      <Combobox
        id={id}
        name={name}
        label={label}
        hint={hint}
        items={search.items}
        query={search.query}
        isSearched={search.isSearched}
        onQuery={search.type}
        onPick={pick}
        emptyText={texts.empty}
        countText={(count) => t('matches', { count })}
      />
      <output className="visually-hidden">{news}</output>
      {search.status !== 'ready' && ids.length > 0 ? <ChosenWaiting /> : null}
      <ChosenConditions
        id={`${id}-chosen`}
        title={texts.chosen}
        chosen={ids.filter((condition) => names.has(condition)).map((one) => ({ id: one, name: nameOf(one) }))}
        removeLabel={(removed) => t('remove', { name: removed })}
        remove={remove}
      />
    </>
  );
}
