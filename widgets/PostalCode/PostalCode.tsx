import { inLocale } from '#src/domain/inLocale.ts';
import { countries } from '#src/domain/countries/index.ts';
import { useAutoComplete, useWording } from '#src/kit/wording.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { spec } from './spec.ts';

/** Codes of letters and digits need the whole keyboard; the longer US codes have a hyphen, which few visitors type. */
const inputModeOf = (example: string) => (/[A-Z]/.test(example) ? 'text' : 'numeric');

function PostalCodeField(props: WidgetProps<typeof spec>) {
  const { id, own, enter, leave, options, marks, error, T, locale, country } = props;
  const { value } = useOwnState(own);
  const autoComplete = useAutoComplete('postal-code');
  const wording = useWording(options.label);
  const { postalLabel, postalExample } = countries[country];
  const label = inLocale(postalLabel, locale);
  return (
    <TextField
      id={id}
      label={wording === 'fieldName' ? label : <T message={wording} values={{ label }} />}
      hint={<T message="example" values={{ example: postalExample }} />}
      isHeading={options.label !== 'short'}
      {...marks}
      error={error()}
      name="postalCode"
      autoComplete={autoComplete}
      inputMode={inputModeOf(postalExample)}
      maxLength={12}
      size={12}
      value={value.postalCode ?? ''}
      onChange={(text) =>
        enter({ postalCode: text || undefined, postalCodeCountry: country, postalCodeValid: undefined })
      }
      onBlur={leave}
    />
  );
}

export const PostalCode = defineWidget(spec, PostalCodeField);
