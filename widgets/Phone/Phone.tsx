import { useRef } from 'react';
import { countries } from '#src/domain/countries/index.ts';
import { digitsOf } from '#src/domain/mask.ts';
import { maskedPhone, withCallingCode } from '#src/domain/phoneDigits.ts';
import { useAnswersForOther, useOwnAutoComplete } from '#src/kit/wording.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { spec } from './spec.ts';
import { typingMask } from './typingMask.ts';

/**
 * The local check replaces the service when it cannot be reached: it is loaded when a number is begun, before the network may
 * be gone, and not for those who never come to it.
 */
const loadPlans = () => void import('#src/domain/phone.ts').catch(() => undefined);

/** In one piece, though long: half of it are the props of one text box, which need what the other half derives. */
function PhoneField(props: WidgetProps<typeof spec>) {
  const { id, own, set, enter, leave, options, marks, error, T, country } = props;
  const forOther = useAnswersForOther();
  const autoComplete = useOwnAutoComplete('tel');
  const question = forOther ? 'participantQuestion' : 'question';
  const isShort = options.label === 'short';
  // Among questions about whoever takes part it may be anybody's.
  const hint = isShort && forOther ? 'toCall' : 'example';
  const writtenOf = ({ value, drafts }: ReturnType<typeof own.read>) =>
    drafts.phone || (value.phone ? maskedPhone(value.phone, country) : '');
  const written = writtenOf(useOwnState(own));
  // Separators are not part of the number: it stays verified when the mask writes them, perhaps while the step is left.
  const isEntered = useRef(false);
  const type = (text: string) => {
    isEntered.current = true;
    loadPlans();
    const isSame = withCallingCode(text, country) === withCallingCode(writtenOf(own.read()), country);
    return enter(isSame ? {} : { phone: undefined, phoneValid: undefined }, { phone: text });
  };
  // A number that was there before stays as it was left: the page may not know the country yet.
  const tidyUp = (text: string) => {
    const tidy = maskedPhone(text, country);
    const keepsAll = withCallingCode(tidy, country) === withCallingCode(text, country);
    if (isEntered.current && tidy !== text && keepsAll && digitsOf(tidy) !== '') set({}, { phone: tidy });
    leave();
  };
  return (
    <Field
      id={id}
      label={<T message={isShort ? 'fieldName' : question} />}
      hint={<T message={hint} values={{ example: countries[country].phonePlaceholder }} />}
      isHeading={!isShort}
      {...marks}
      error={error()}
    >
      {(control) => (
        <MaskedInput
          {...control}
          name="phone"
          type="tel"
          autoComplete={autoComplete}
          mask={(text) => typingMask(text, country)}
          accept={(text) => maskedPhone(text, country) || undefined}
          size={20}
          value={written}
          onFocus={loadPlans}
          onChange={type}
          onBlur={tidyUp}
        />
      )}
    </Field>
  );
}

export const Phone = defineWidget(spec, PhoneField);
