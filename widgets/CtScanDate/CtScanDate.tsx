import { datePlaceholder } from '#src/domain/countries/datePlaceholder.ts';
import { countryOf } from '#src/domain/countries/countryOf.ts';
import { formatDate } from '#src/domain/dates.ts';
import { useFacts } from '#src/kit/context.ts';
import { useQuestionPlace } from '#src/kit/questionPlace.ts';
import { acceptDate, typedDate } from '#src/kit/typedDate.ts';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import type { ControlProps } from '#src/ui/controlProps.ts';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { NumberedText, Question } from '#src/ui/Question.tsx';
import { isDayOf, spec } from './spec.ts';

const questions = { coming: 'question', past: 'pastQuestion' } as const;

type Props = WidgetProps<typeof spec>;

/** The text box of the date, in the format of the country. */
function DateInput({ control, ...props }: Props & { control: ControlProps }) {
  const { value, drafts, set, leave, options, locale, country } = props;
  const today = useFacts((facts) => facts.today);
  const settings = countryOf(country);
  const stored = value.ctScanAppointmentDate;
  const type = (text: string) => {
    const { date, draft } = typedDate(text, country);
    const isStored = date !== undefined && isDayOf(options.day, date, today);
    set({ ctScanAppointmentDate: isStored ? date : undefined }, { ctScanAppointmentDate: isStored ? draft : text });
  };
  return (
    <MaskedInput
      {...control}
      name="ctScanAppointmentDate"
      inputMode="numeric"
      mask={settings.dateInputMask}
      accept={(text) => acceptDate(text, country)}
      placeholder={datePlaceholder(settings, locale)}
      size={12}
      value={drafts.ctScanAppointmentDate || (stored ? formatDate(stored, country) : '')}
      onChange={type}
      onBlur={leave}
    />
  );
}

function CtScanDateField(props: Props) {
  const { id, options, marks, error, T, locale, country } = props;
  const place = useQuestionPlace(options.position);
  const about = useAbout();
  const format = datePlaceholder(countryOf(country), locale);
  const field = (
    <Field
      id={id}
      label={
        <NumberedText number={place?.number}>
          <T message={about(questions[options.day])} />
        </NumberedText>
      }
      hint={<T message="hint" values={{ format }} />}
      error={error()}
      {...marks}
    >
      {(control) => <DateInput {...props} control={control} />}
    </Field>
  );
  return place ? <Question isShaded={place.isShaded}>{field}</Question> : field;
}

export const CtScanDate = defineWidget(spec, CtScanDateField);
