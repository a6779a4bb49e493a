import { lazy, Suspense, type ComponentType } from 'react';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { SearchAreaProps } from './props.ts';
import { spec } from './spec.ts';
import './SearchArea.css';

const nothing = () => null;

/** Loaded after the postal code can be typed: what narrows a search is of use once there are results. Offline it is left out. */
const Conditions = lazy<ComponentType<SearchAreaProps>>(() =>
  import('./Conditions.tsx').then(
    (part) => ({ default: part.Conditions }),
    () => ({ default: nothing }),
  ),
);
const Filters = lazy<ComponentType<SearchAreaProps>>(() =>
  import('./Filters.tsx').then(
    (part) => ({ default: part.Filters }),
    () => ({ default: nothing }),
  ),
);

/** Codes of letters and digits need the whole keyboard. */
const inputModeOf = (example: string) => (/[A-Z]/.test(example) ? 'text' : 'numeric');

function PostalCodeInput({ id, value, set, leave, error, locale, country }: SearchAreaProps) {
  const { postalLabel, postalExample } = countries[country];
  return (
    <Field id={id} label={inLocale(postalLabel, locale)} error={error()}>
      {(control) => (
        <TextInput
          {...control}
          name="postalCode"
          autoComplete="postal-code"
          inputMode={inputModeOf(postalExample)}
          maxLength={12}
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

function CountryInput({ id, set, T, locale, country }: SearchAreaProps) {
  return (
    <Field id={`${id}-country`} label={<T message="country" />}>
      {(control) => (
        <Select
          {...control}
          name="country"
          autoComplete="country"
          value={country}
          options={countryCodes.map((code) => ({ value: code, label: inLocale(countries[code].name, locale) }))}
          onChange={(code) => set({ country: isCountryCode(code) ? code : undefined })}
        />
      )}
    </Field>
  );
}

function SearchAreaField(props: SearchAreaProps) {
  const { options } = props;
  const mayChoose = useFacts(
    ({ study, campaign }) => study?.webScreener?.showCountrySelect ?? campaign.showCountrySelect,
  );
  return (
    <search className="search-area">
      <div className="search-place">
        <PostalCodeInput {...props} />
        {mayChoose ? <CountryInput {...props} /> : null}
      </div>
      <Suspense>
        {options.conditions ? <Conditions {...props} /> : null}
        {options.filters ? <Filters {...props} /> : null}
      </Suspense>
    </search>
  );
}

export const SearchArea = defineWidget(spec, SearchAreaField);
