import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { MeasureField } from '#widgets/shared/MeasureField.tsx';
import { weightOf, weightText, weightUnit } from './weightEntry.ts';
import { spec } from './spec.ts';

function WeightField(props: WidgetProps<typeof spec>) {
  const { id, value, drafts, set, leave, options, marks, error, T, country } = props;
  const about = useQuestionAbout();
  const unit = weightUnit(drafts, country);
  return (
    <MeasureField
      id={id}
      name="weight"
      question={<T message={about} />}
      position={options.position}
      isNumbered={!options.goesWithHeight}
      error={error()}
      optionalMark={'optionalMark' in marks ? marks.optionalMark : undefined}
      leave={leave}
      unitLegend={<T message="unit" />}
      units={[
        { value: 'lbs', label: <T message="useLbs" /> },
        { value: 'kg', label: <T message="useKg" /> },
      ]}
      unit={unit}
      onUnit={(chosen) => set({ weightKg: value.weightKg }, { weight: '', weightUnit: chosen })}
    >
      <TextField
        id={`${id}-${unit}`}
        label={<T message={unit} />}
        error={error(unit)}
        {...('required' in marks && marks)}
        name={`weight-${unit}`}
        inputMode="decimal"
        maxLength={7}
        size={6}
        value={weightText(unit, value.weightKg, drafts)}
        onChange={(weight) => set({ weightKg: weightOf(unit, weight) }, { weight, weightUnit: unit })}
      />
    </MeasureField>
  );
}

export const Weight = defineWidget(spec, WeightField);
