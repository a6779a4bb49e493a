import { countries } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import { useWording } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { spec } from './spec.ts';

/** A well-known code of each country. */
const examples: Readonly<Record<CountryCode, string>> = {
  AU: '2000',
  CA: 'K1A 0B1',
  GB: 'SW1A 1AA',
  IE: 'D02 X285',
  NZ: '6011',
  US: '90210',
  ZA: '8001',
};

/** Codes of letters and digits need the whole keyboard; the longer US codes have a hyphen, which few visitors type. */
const inputModeOf = (country: CountryCode) => (/[A-Z]/.test(examples[country]) ? 'text' : 'numeric');

function PostalCodeField(props: WidgetProps<typeof spec>) {
  const { id, value, set, leave, options, required, error, t, T, locale, country } = props;
  const wording = useWording(options.label);
  const label = countries[country].postalLabel[locale];
  return (
    <Field
      id={id}
      label={wording === 'fieldName' ? label : <T message={wording} values={{ label }} />}
      hint={<T message="example" values={{ example: examples[country] }} />}
      isHeading={options.label !== 'short'}
      required={required}
      optionalMark={required ? undefined : t('optional')}
      error={error()}
    >
      {(control) => (
        <TextInput
          {...control}
          name="postalCode"
          autoComplete="postal-code"
          inputMode={inputModeOf(country)}
          maxLength={12}
          size={12}
          value={value.postalCode ?? ''}
          onChange={(text) =>
            set({ postalCode: text || undefined, postalCodeCountry: country, postalCodeValid: undefined })
          }
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const PostalCode = defineWidget(spec, PostalCodeField);
