import { useState } from 'react';
import { conditionsOf } from '#src/domain/conditions.ts';
import { useSearchFilters } from '#src/kit/useStudySearch.ts';
import { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Combobox } from '#src/ui/Combobox.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { SearchAreaProps } from './props.ts';

type Props = SearchAreaProps;

function Unloaded({ retry, T }: Props & { retry: () => void }) {
  return (
    <Alert kind="error" title={<T message="loadFailed" />}>
      <Button kind="secondary" onClick={retry}>
        <T message="retry" />
      </Button>
    </Alert>
  );
}

/** The conditions to search for: a box to find them, and those chosen as chips. */
export function Conditions(props: Props) {
  const { id: areaId, value, set, locale, t, T } = props;
  const [filters, changeFilters] = useSearchFilters();
  const id = `${areaId}-conditions`;
  const ids = value.indicationIds ?? [];
  const onChange = (indicationIds: number[]) => {
    set({ indicationIds });
    changeFilters(filters, indicationIds);
  };
  const search = useConditionSearch(locale);
  const [announcement, announce] = useState('');
  const chosen = conditionsOf(search.conditions, ids);
  const nameOf = (one: number) => conditionsOf(search.conditions, [one])[0]?.name ?? '';
  const pick = (picked: number) => {
    if (!ids.includes(picked)) onChange([...ids, picked]);
    announce(t('added', { name: nameOf(picked) }));
    search.type('');
  };
  const remove = (removed: number) => {
    onChange(ids.filter((one) => one !== removed));
    announce(t('removed', { name: nameOf(removed) }));
    document.getElementById(id)?.focus(); // The button that was pressed is gone.
  };
  if (search.status === 'failed') return <Unloaded {...props} retry={search.retry} />;
  return (
    <div>
      <Combobox
        id={id}
        name="conditions"
        label={t('conditions')}
        hint={t('conditionsHint')}
        items={search.items}
        query={search.query}
        isSearched={search.isSearched}
        onQuery={search.type}
        onPick={pick}
        emptyText={<T message="noCondition" />}
        countText={(count) => t('conditionsFound', { count })}
      />
      {search.status === 'loading' && search.query ? <Spinner label={t('loading')} /> : null}
      <output className="visually-hidden">{announcement}</output>
      {chosen.map((condition) => (
        <Chip
          key={condition.id}
          removeLabel={t('remove', { name: condition.name })}
          onRemove={() => remove(condition.id)}
        >
          {condition.name}
        </Chip>
      ))}
    </div>
  );
}
