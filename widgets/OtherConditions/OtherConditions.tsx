import { useState } from 'react';
import { conditionsOf } from '#src/domain/conditions.ts';
import type { Indication } from '#src/generated/api.ts';
import { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Combobox } from '#src/ui/Combobox.tsx';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { ChosenConditions } from './ChosenConditions.tsx';
import type { OtherConditionsProps } from './props.ts';
import { spec } from './spec.ts';

type Props = OtherConditionsProps & { search: ReturnType<typeof useConditionSearch> };

function Picker(props: Props) {
  const { id, value, set, leave, error, marks, t, T, search } = props;
  const about = useQuestionAbout();
  const [announcement, announce] = useState('');
  const ids = value.indicationIds ?? [];
  const pick = (picked: number) => {
    if (!ids.includes(picked)) set({ indicationIds: [...ids, picked] });
    announce(t('added', { name: conditionsOf(search.conditions, [picked])[0]?.name ?? '' }));
    search.type('');
  };
  const remove = (condition: Indication) => {
    set({ indicationIds: ids.filter((other) => other !== condition.id) });
    announce(t('removed', { name: condition.name }));
    if (ids.length === 1) document.getElementById(id)?.focus(); // The title of the chosen ones disappears too.
  };
  const chosen = conditionsOf(search.conditions, ids);
  return (
    <>
      <Combobox
        id={id}
        name="otherConditions"
        label={t(about)}
        hint={t('hint')}
        error={error()}
        {...marks}
        items={search.items}
        query={search.query}
        isSearched={search.isSearched}
        onQuery={search.type}
        onPick={pick}
        onBlur={leave}
        emptyText={<T message="none" />}
        countText={(count) => t('found', { count })}
      />
      {search.status === 'loading' && search.query ? <Spinner label={t('loading')} /> : null}
      <output className="visually-hidden">{announcement}</output>
      {chosen.length > 0 ? <ChosenConditions {...props} conditions={chosen} onRemove={remove} /> : null}
    </>
  );
}

function OtherConditionsField(props: OtherConditionsProps) {
  const { id, locale, T } = props;
  const search = useConditionSearch(locale);
  return (
    <section className="screen-only" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message="title" />
      </h2>
      <p>
        <T message="why" />
      </p>
      {/* The box stands while its conditions load: the buttons below would move under a press. */}
      {search.status === 'failed' ? (
        <RetryAlert title={<T message="loadFailed" />} label={<T message="retry" />} retry={search.retry} />
      ) : (
        <Picker {...props} search={search} />
      )}
    </section>
  );
}

export const OtherConditions = defineWidget(spec, OtherConditionsField);
