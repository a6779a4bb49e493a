import { countryOf } from '#src/domain/countries/countryOf.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { MeasureField } from '#widgets/shared/MeasureField.tsx';
import { heightOf, heightTexts, heightUnit } from './heightEntry.ts';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;
type Part = 'cm' | 'ft' | 'in';

const nothingTyped = { heightCm: '', heightFt: '', heightIn: '' };

function Boxes({ id, value, drafts, set, marks, error, T, country }: Props) {
  const unit = heightUnit(drafts, country);
  const texts = heightTexts(value.heightCm, drafts);
  const type = (part: Part) => (text: string) => {
    const next = { ...texts, [part]: text };
    const typed = unit === 'cm' ? { heightCm: next.cm } : { heightFt: next.ft, heightIn: next.in };
    set({ heightCm: heightOf(unit, next) }, { ...nothingTyped, ...typed, heightUnit: unit });
  };
  const parts: readonly Part[] = unit === 'cm' ? ['cm'] : ['ft', 'in'];
  return parts.map((part) => (
    <TextField
      key={part}
      id={`${id}-${part}`}
      label={<T message={part === 'cm' && countryOf(country).useMetricSystem ? 'cmMetric' : part} />}
      error={error(part)}
      {...('required' in marks && marks)}
      name={`height-${part}`}
      inputMode={part === 'cm' ? 'decimal' : 'numeric'}
      maxLength={6}
      size={5}
      value={texts[part]}
      onChange={type(part)}
    />
  ));
}

function HeightField(props: Props) {
  const { id, value, drafts, set, leave, options, marks, error, T, country } = props;
  const about = useQuestionAbout();
  return (
    <MeasureField
      id={id}
      name="height"
      question={<T message={about} />}
      position={options.position}
      error={error()}
      optionalMark={'optionalMark' in marks ? marks.optionalMark : undefined}
      leave={leave}
      unitLegend={<T message="unit" />}
      units={[
        { value: 'ft', label: <T message="useFt" /> },
        { value: 'cm', label: <T message="useCm" /> },
      ]}
      unit={heightUnit(drafts, country)}
      onUnit={(unit) => set({ heightCm: value.heightCm }, { ...nothingTyped, heightUnit: unit })}
    >
      <Boxes {...props} />
    </MeasureField>
  );
}

export const Height = defineWidget(spec, HeightField);
