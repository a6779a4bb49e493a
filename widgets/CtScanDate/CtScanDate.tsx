import { countryOf } from '#src/domain/countries/index.ts';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import { useFacts } from '#src/kit/context.ts';
import { useQuestionPlace } from '#src/kit/questionPlace.ts';
import { typedDate } from '#src/kit/typedDate.ts';
import { useAnswersForOther } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { NumberedText, Question } from '#src/ui/Question.tsx';
import { isDayOf, spec } from './spec.ts';

/** What is asked of the visitor, and of somebody who answers for another. */
const questions = {
  coming: ['question', 'participantQuestion'],
  past: ['pastQuestion', 'participantPastQuestion'],
} as const;

function CtScanDateField(props: WidgetProps<typeof spec>) {
  const { id, value, drafts, set, leave, options, required, error, t, T, locale, country } = props;
  const place = useQuestionPlace(options.position);
  const today = useFacts((facts) => facts.today);
  const forOther = useAnswersForOther();
  const settings = countryOf(country);
  const stored = value.ctScanAppointmentDate;
  const type = (text: string) => {
    const { date, draft } = typedDate(text, country);
    const isKept = date !== undefined && isDayOf(options.day, date, today);
    set({ ctScanAppointmentDate: isKept ? date : undefined }, { ctScanAppointmentDate: isKept ? draft : text });
  };
  const accept = (text: string) => {
    const date = parseDate(text, country);
    return date && formatDate(date, country);
  };
  const field = (
    <Field
      id={id}
      label={
        <NumberedText number={place?.number}>
          <T message={questions[options.day][forOther ? 1 : 0]} />
        </NumberedText>
      }
      hint={<T message="hint" values={{ format: settings.dateInputPlaceholder[locale] }} />}
      error={error()}
      required={required}
      {...(required ? {} : { optionalMark: t('optional') })}
    >
      {(control) => (
        <MaskedInput
          {...control}
          name="ctScanAppointmentDate"
          inputMode="numeric"
          mask={settings.dateInputMask}
          accept={accept}
          placeholder={settings.dateInputPlaceholder[locale]}
          size={12}
          value={drafts.ctScanAppointmentDate || (stored ? formatDate(stored, country) : '')}
          onChange={type}
          onBlur={leave}
        />
      )}
    </Field>
  );
  return place ? <Question isShaded={place.isShaded}>{field}</Question> : field;
}

export const CtScanDate = defineWidget(spec, CtScanDateField);
