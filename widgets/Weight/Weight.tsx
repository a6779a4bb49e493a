import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { useQuestionPlace } from '#src/kit/questionPlace.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Measure } from '#src/ui/Measure.tsx';
import { NumberedText, Question } from '#src/ui/Question.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { weightOf, weightText, weightUnit } from './weightEntry.ts';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

function Box({ id, value, drafts, set, required, error, t, T, country }: Props) {
  const unit = weightUnit(drafts, country);
  return (
    <Field
      id={`${id}-${unit}`}
      label={<T message={unit} />}
      error={error(unit)}
      required={required}
      {...(required ? {} : { optionalMark: t('optional') })}
    >
      {(control) => (
        <TextInput
          {...control}
          name={`weight-${unit}`}
          inputMode="decimal"
          maxLength={7}
          size={6}
          value={weightText(unit, value.weightKg, drafts)}
          onChange={(weight) => set({ weightKg: weightOf(unit, weight) }, { weight, weightUnit: unit })}
        />
      )}
    </Field>
  );
}

function WeightField(props: Props) {
  const { id, value, drafts, set, leave, options, error, T, country } = props;
  const focusOut = useFocusOut(leave);
  const place = useQuestionPlace(options.position);
  const about = useQuestionAbout();
  const question = <T message={about} />;
  const unit = (
    <RadioGroup
      id={`${id}-unit`}
      name="weight-unit"
      layout="row"
      legend={
        <span className="visually-hidden">
          <T message="unit" />
        </span>
      }
      options={[
        { value: 'lbs', label: <T message="useLbs" /> },
        { value: 'kg', label: <T message="useKg" /> },
      ]}
      value={weightUnit(drafts, country)}
      onChange={(chosen) => set({ weightKg: value.weightKg }, { weight: '', weightUnit: chosen })}
    />
  );
  const group = (
    <div role="presentation" {...focusOut}>
      <FieldGroup
        id={id}
        legend={<NumberedText number={options.goesWithHeight ? undefined : place?.number}>{question}</NumberedText>}
        error={error()}
      >
        <Measure unit={unit}>
          <Box {...props} />
        </Measure>
      </FieldGroup>
    </div>
  );
  return place ? <Question isShaded={place.isShaded}>{group}</Question> : group;
}

export const Weight = defineWidget(spec, WeightField);
