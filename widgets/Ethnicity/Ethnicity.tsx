import { DECLINED_ETHNICITY, ethnicities, withoutExcluded } from '#src/domain/choices.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { spec } from './spec.ts';

function EthnicityField({ id, own, enter, leave, marks, error, T }: WidgetProps<typeof spec>) {
  const about = useQuestionAbout();
  const chosen = useOwnState(own).value.ethnicities ?? [];
  const choose = (values: string[]) => {
    const before = own.read().value.ethnicities ?? [];
    const ids = ethnicities.map((ethnicity) => ethnicity.id).filter((one) => values.includes(String(one)));
    const now = withoutExcluded(ids, before, (one) => one === DECLINED_ETHNICITY);
    return enter({ ethnicities: [...now] }) ? now.map(String) : undefined;
  };
  return (
    <CheckboxGroup
      id={id}
      name="ethnicities"
      legend={<T message={about} />}
      hint={<T message="hint" />}
      error={error()}
      {...marks}
      options={ethnicities.map((ethnicity) => ({
        value: String(ethnicity.id),
        label: <T message={ethnicity.key} />,
      }))}
      values={chosen.map(String)}
      onChange={choose}
      onBlur={leave}
    />
  );
}

export const Ethnicity = defineWidget(spec, EthnicityField);
