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
import { heightOf, heightTexts, heightUnit } from './heightEntry.ts';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;
type Part = 'cm' | 'ft' | 'in';

const nothingTyped = { heightCm: '', heightFt: '', heightIn: '' };

function Boxes({ id, value, drafts, set, required, error, t, T, country }: Props) {
  const unit = heightUnit(drafts, country);
  const texts = heightTexts(value.heightCm, drafts);
  const type = (part: Part) => (text: string) => {
    const next = { ...texts, [part]: text };
    const typed = unit === 'cm' ? { heightCm: next.cm } : { heightFt: next.ft, heightIn: next.in };
    set({ heightCm: heightOf(unit, next) }, { ...nothingTyped, ...typed, heightUnit: unit });
  };
  const parts: readonly Part[] = unit === 'cm' ? ['cm'] : ['ft', 'in'];
  return parts.map((part) => (
    <Field
      key={part}
      id={`${id}-${part}`}
      label={<T message={part} />}
      error={error(part)}
      required={required}
      {...(required ? {} : { optionalMark: t('optional') })}
    >
      {(control) => (
        <TextInput
          {...control}
          name={`height-${part}`}
          inputMode={part === 'cm' ? 'decimal' : 'numeric'}
          maxLength={6}
          size={5}
          value={texts[part]}
          onChange={type(part)}
        />
      )}
    </Field>
  ));
}

function HeightField(props: Props) {
  const { id, value, drafts, set, leave, options, error, T, country } = props;
  const focusOut = useFocusOut(leave);
  const place = useQuestionPlace(options.position);
  const about = useQuestionAbout();
  const question = <T message={about} />;
  const unit = (
    <RadioGroup
      id={`${id}-unit`}
      name="height-unit"
      layout="row"
      legend={
        <span className="visually-hidden">
          <T message="unit" />
        </span>
      }
      options={[
        { value: 'ft', label: <T message="useFt" /> },
        { value: 'cm', label: <T message="useCm" /> },
      ]}
      value={heightUnit(drafts, country)}
      onChange={(chosen) => set({ heightCm: value.heightCm }, { ...nothingTyped, heightUnit: chosen })}
    />
  );
  const group = (
    <div role="presentation" {...focusOut}>
      <FieldGroup id={id} legend={<NumberedText number={place?.number}>{question}</NumberedText>} error={error()}>
        <Measure unit={unit}>
          <Boxes {...props} />
        </Measure>
      </FieldGroup>
    </div>
  );
  return place ? <Question isShaded={place.isShaded}>{group}</Question> : group;
}

export const Height = defineWidget(spec, HeightField);
