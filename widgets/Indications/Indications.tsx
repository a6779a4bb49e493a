import { useCallback, useEffect, useState } from 'react';
import { relationOf } from '#src/domain/relation.ts';
import { useConditionSearch } from '#src/kit/useConditionSearch.ts';
import { useFacts } from '#src/kit/context.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { IndicationsProps } from './props.ts';
import { spec } from './spec.ts';

/** Replaces the search while it is loading, or when it cannot be loaded. */
function Waiting({ isLoading, retry, required, t, T }: IndicationsProps & { isLoading: boolean; retry: () => void }) {
  if (isLoading) return <Spinner label={t('loading')} />;
  return (
    <RetryAlert title={<T message="loadFailed" />} label={<T message="retry" />} retry={retry}>
      {required ? null : (
        <p>
          <T message="goOn" />
        </p>
      )}
    </RetryAlert>
  );
}

type PickerPart = typeof import('./Picker.tsx').Picker;

/** The picker, loaded while the conditions are: the fields before it can be filled in without it. */
function usePicker() {
  const [loaded, setLoaded] = useState<{ Picker?: PickerPart; hasFailed?: boolean }>({});
  const load = useCallback(() => {
    import('./Picker.tsx').then(
      ({ Picker }) => setLoaded({ Picker }),
      () => setLoaded({ hasFailed: true }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...loaded, reload: load };
}

function IndicationsField(props: IndicationsProps) {
  const { id, leave, options, marks, error, T, locale } = props;
  const relation = useFacts(relationOf);
  const search = useConditionSearch(locale);
  const { Picker, hasFailed = false, reload } = usePicker();
  const retry = () => {
    reload();
    search.retry();
  };
  const focusOut = useFocusOut(leave);
  return (
    <div {...focusOut}>
      <FieldGroup
        id={id}
        legend={<T message={options.label === 'auto' ? relation : options.label} />}
        isHeading
        {...marks}
        error={error()}
      >
        {Picker && search.status === 'ready' ? (
          <Picker {...props} search={search} />
        ) : (
          <Waiting {...props} isLoading={search.status !== 'failed' && !hasFailed} retry={retry} />
        )}
      </FieldGroup>
    </div>
  );
}

export const Indications = defineWidget(spec, IndicationsField);
