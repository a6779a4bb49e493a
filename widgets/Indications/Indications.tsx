import { useState } from 'react';
import { relationOf } from '#src/domain/relation.ts';
import { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { useFacts } from '#src/kit/context.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Combobox } from '#src/ui/Combobox.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Categories } from './Categories.tsx';
import { ChosenConditions } from './ChosenConditions.tsx';
import type { IndicationsProps } from './props.ts';
import { spec } from './spec.ts';

type Search = ReturnType<typeof useConditionSearch>;

/** Replaces the search while the conditions are loading, or when they cannot be loaded. */
function Waiting({ search, required, t, T }: IndicationsProps & { search: Search }) {
  if (search.status === 'loading') return <Spinner label={t('loading')} />;
  return (
    <Alert kind="error" title={<T message="loadFailed" />}>
      {required ? null : (
        <p>
          <T message="goOn" />
        </p>
      )}
      <Button kind="secondary" onClick={search.retry}>
        <T message="retry" />
      </Button>
    </Alert>
  );
}

/** The search, the conditions chosen so far, and the list of all where the campaign wants it. */
function Picker(props: IndicationsProps & { search: Search }) {
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

function IndicationsField(props: IndicationsProps) {
  const { id, leave, options, required, error, t, T, locale } = props;
  const relation = useFacts(relationOf);
  const search = useConditionSearch(locale);
  const focusOut = useFocusOut(leave);
  return (
    <div {...focusOut}>
      <FieldGroup
        id={id}
        legend={<T message={options.label === 'auto' ? relation : options.label} />}
        isHeading
        optionalMark={required ? undefined : t('optional')}
        error={error()}
      >
        {search.status === 'ready' ? <Picker {...props} search={search} /> : <Waiting {...props} search={search} />}
      </FieldGroup>
    </div>
  );
}

export const Indications = defineWidget(spec, IndicationsField);
