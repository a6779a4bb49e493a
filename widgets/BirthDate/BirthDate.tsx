import { datePlaceholder } from '#src/domain/countries/datePlaceholder.ts';
import { countries } from '#src/domain/countries/index.ts';
import { formatDate, isBirthDate } from '#src/domain/dates.ts';
import { useFacts } from '#src/kit/context.ts';
import { acceptDate, typedDate } from '#src/kit/typedDate.ts';
import { useAutoComplete, useQuestion, useWording } from '#src/kit/wording.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { spec } from './spec.ts';

/** Days that cannot be read in another order, of somebody as old as they may be. */
const exampleDates = { self: '1960-12-31', participant: '1960-12-31', child: '2015-12-31' } as const;

/** In one piece, though long: half of it are the props of one text box, which need what the other half derives. */
function BirthDateField(props: WidgetProps<typeof spec>) {
  const { id, own, enter, leave, options, marks, error, T, locale, country } = props;
  const { value, drafts } = useOwnState(own);
  const today = useFacts((facts) => facts.today);
  const autoComplete = useAutoComplete('bday');
  const example = exampleDates[useQuestion('auto')];
  const wording = useWording(options.label);
  const { dateOrder, dateInputMask } = countries[country];
  const format = datePlaceholder(countries[country], locale);
  const type = (text: string) => {
    const { date, draft } = typedDate(text, country);
    return date && isBirthDate(date, today)
      ? enter({ birthDate: date }, { birthDate: draft })
      : enter({ birthDate: undefined }, { birthDate: text });
  };
  return (
    <Field
      id={id}
      label={<T message={wording} />}
      hint={<T message={dateOrder} values={{ format, example: formatDate(example, country) }} />}
      isHeading={options.label !== 'short'}
      {...marks}
      error={error()}
    >
      {(control) => (
        <MaskedInput
          {...control}
          name="birthDate"
          mask={dateInputMask}
          accept={(text) => acceptDate(text, country)}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={format}
          size={format.length + 2}
          value={drafts.birthDate || formatDate(value.birthDate ?? '', country)}
          onChange={type}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const BirthDate = defineWidget(spec, BirthDateField);
