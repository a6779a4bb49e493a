import { inLocale } from '#src/domain/inLocale.ts';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { useOwnAutoComplete } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { spec } from './spec.ts';

function CountryField(props: WidgetProps<typeof spec>) {
  const { id, set, leave, options, error, T, locale, country } = props;
  const autoComplete = useOwnAutoComplete('country');
  const nameOf = (code: (typeof countryCodes)[number]) =>
    options.display === 'label' ? countries[code].displayLabel : inLocale(countries[code].name, locale);
  return (
    <Field id={id} label={<T message="fieldName" />} error={error()}>
      {(control) => (
        <Select
          {...control}
          name="country"
          autoComplete={autoComplete}
          value={country}
          options={countryCodes.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={(code) => set({ country: isCountryCode(code) ? code : undefined })}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const CountrySelect = defineWidget(spec, CountryField);
