import { listedConditions } from '#src/domain/conditions.ts';
import type { IndicationCategory } from '#src/generated/api.ts';
import { useCall } from '#src/kit/useCall.ts';
import { useQuestion } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

function Unloaded({ retry, required, T }: Props & { retry: () => void }) {
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

/** One category; what was chosen in others stays, in the order in which it was chosen. */
function Category({ id, value, set, leave, options, category }: Props & { category: IndicationCategory }) {
  const conditions = listedConditions([category]);
  const ids = value.indicationIds ?? [];
  const choose = (values: readonly string[]) => {
    const own = conditions.map((condition) => condition.id);
    const chosen = values.map(Number);
    const kept = ids.filter((one) => !own.includes(one) || chosen.includes(one));
    set({ indicationIds: [...kept, ...chosen.filter((one) => !kept.includes(one))] });
  };
  return (
    <CheckboxGroup
      id={`${id}-${conditions[0]?.id ?? ''}-list`}
      name="indicationIds"
      legend={category.name}
      options={conditions.map((condition) => ({ value: String(condition.id), label: condition.name }))}
      values={ids.map(String)}
      onChange={choose}
      onBlur={leave}
      columns={options.twoColumns ? 2 : 1}
    />
  );
}

function IndicationMultiSelectField(props: Props) {
  const { id, options, marks, error, locale, t, T } = props;
  const loaded = useCall('indicationCategories', { query: { locale } });
  const wording = useQuestion('auto');
  const filled = loaded.status === 'ready' ? loaded.data.filter((one) => listedConditions([one]).length > 0) : [];
  return (
    <FieldGroup
      id={id}
      legend={options.showTitle ? <T message={wording} /> : <span className="visually-hidden">{t(wording)}</span>}
      isHeading={options.showTitle}
      hint={<T message="hint" />}
      {...marks}
      error={error()}
    >
      {loaded.status === 'loading' ? <Spinner label={t('loading')} /> : null}
      {loaded.status === 'failed' ? <Unloaded {...props} retry={loaded.retry} /> : null}
      {filled.map((category) => (
        <Category key={category.name} {...props} category={category} />
      ))}
    </FieldGroup>
  );
}

export const IndicationMultiSelect = defineWidget(spec, IndicationMultiSelectField);
