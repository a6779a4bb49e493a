import { datePlaceholder } from '#src/domain/countries/datePlaceholder.ts';
import { countryOf } from '#src/domain/countries/countryOf.ts';
import { formatDate, isBirthDate } from '#src/domain/dates.ts';
import { isFullName, joinName, splitFullName } from '#src/domain/fullName.ts';
import { useFacts } from '#src/kit/context.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { acceptDate, typedDate } from '#src/kit/typedDate.ts';
import { useOwnAutoComplete } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { spec } from './spec.ts';

/** A day that cannot be read in another order, of somebody as old as they may be. */
const EXAMPLE_DATE = '1960-12-31';

type Props = WidgetProps<typeof spec>;

function CaregiverName({ id, value: { caregiver }, drafts, set, error, T }: Props) {
  const autoComplete = useOwnAutoComplete('name');
  const type = (text: string) => {
    const names = isFullName(text) ? splitFullName(text) : undefined;
    const { firstName: _first, lastName: _last, ...rest } = caregiver ?? {};
    set({ caregiver: { ...rest, ...names } }, { caregiverName: text });
  };
  return (
    <TextField
      id={`${id}-name`}
      label={<T message="name" />}
      hint={<T message="nameHint" />}
      error={error('name')}
      required
      name="caregiverName"
      autoComplete={autoComplete}
      autoCapitalize="words"
      maxLength={200}
      value={drafts.caregiverName || joinName(caregiver?.firstName, caregiver?.lastName)}
      onChange={type}
    />
  );
}

function CaregiverBirthDate({ id, value: { caregiver }, drafts, set, error, T, locale, country }: Props) {
  const today = useFacts((facts) => facts.today);
  const settings = countryOf(country);
  const format = datePlaceholder(settings, locale);
  const autoComplete = useOwnAutoComplete('bday');
  const type = (text: string) => {
    const { date, draft } = typedDate(text, country);
    const isKept = date !== undefined && isBirthDate(date, today);
    const { birthDate: _, ...rest } = caregiver ?? {};
    set({ caregiver: isKept ? { ...rest, birthDate: date } : rest }, { caregiverBirthDate: isKept ? draft : text });
  };
  return (
    <Field
      id={`${id}-birthDate`}
      label={<T message="birthDate" />}
      hint={<T message={settings.dateOrder} values={{ format, example: formatDate(EXAMPLE_DATE, country) }} />}
      error={error('birthDate')}
      required
    >
      {(control) => (
        <MaskedInput
          {...control}
          name="caregiverBirthDate"
          autoComplete={autoComplete}
          inputMode="numeric"
          mask={settings.dateInputMask}
          accept={(text) => acceptDate(text, country)}
          placeholder={format}
          size={12}
          value={drafts.caregiverBirthDate || (caregiver?.birthDate ? formatDate(caregiver.birthDate, country) : '')}
          onChange={type}
        />
      )}
    </Field>
  );
}

function CaregiverChoiceField(props: Props) {
  const { id, value, set, leave, error, T } = props;
  const focusOut = useFocusOut(leave);
  const choose = (choice: string) => {
    if (choice === 'someone_else')
      set({ participant: 'someone_else', caregiver: { ...value.caregiver, relationship: 'Caregiver' } });
    else set({ participant: 'myself', caregiver: undefined }, { caregiverName: '', caregiverBirthDate: '' });
  };
  return (
    <div role="presentation" {...focusOut}>
      <RadioGroup
        id={id}
        name="participant"
        layout="buttons"
        legend={<T message="question" />}
        options={[
          { value: 'myself', label: <T message="myself" /> },
          { value: 'someone_else', label: <T message="someoneElse" /> },
        ]}
        value={value.participant}
        onChange={choose}
        error={error()}
        required
      />
      {value.participant === 'someone_else' ? (
        <>
          <p>
            <T message="about" />
          </p>
          <CaregiverName {...props} />
          <CaregiverBirthDate {...props} />
        </>
      ) : null}
    </div>
  );
}

export const CaregiverChoice = defineWidget(spec, CaregiverChoiceField);
