import { genders } from '#src/domain/choices.ts';
import { useWording } from '#src/kit/wording.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { spec } from './spec.ts';

function GenderField({ id, own, enter, leave, options, marks, error, T }: WidgetProps<typeof spec>) {
  const { value } = useOwnState(own);
  const wording = useWording(options.label);
  return (
    <RadioGroup
      id={id}
      name="gender"
      legend={<T message={wording} />}
      isHeading={options.label !== 'short'}
      layout="buttons"
      options={genders.map((gender) => ({ value: gender, label: <T message={gender} /> }))}
      value={value.gender}
      onChange={(chosen) => enter({ gender: genders.find((gender) => gender === chosen) })}
      onBlur={leave}
      {...marks}
      error={error()}
    />
  );
}

export const Gender = defineWidget(spec, GenderField);
