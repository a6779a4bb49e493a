import { use, useEffect, type ComponentType } from 'react';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { useFacts } from '#src/kit/context.ts';
import { Island } from '#src/kit/Island.tsx';
import { takeOverAwaited } from '#src/kit/islands.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { SearchAreaProps } from './props.ts';
import { spec } from './spec.ts';
import './SearchArea.css';

let NarrowingPart: ComponentType<SearchAreaProps> | undefined;
let loading: Promise<void> | undefined;

/** Loaded after the postal code can be typed: what narrows a search is of use once there are results. Offline it is left out. */
function loadNarrowing(): Promise<void> {
  loading ??= import('./Narrowing.tsx').then(
    (part) => void (NarrowingPart = part.Narrowing),
    () => void (NarrowingPart = () => null),
  );
  return loading;
}

const isNarrowingLoaded = () => NarrowingPart !== undefined;

function Narrowing(props: SearchAreaProps) {
  if (!NarrowingPart) use(loadNarrowing());
  return NarrowingPart ? <NarrowingPart {...props} /> : null;
}

/** Codes of letters and digits need the whole keyboard. */
const inputModeOf = (example: string) => (/[A-Z]/.test(example) ? 'text' : 'numeric');

function PostalCodeInput({ id, value, set, leave, error, locale, country }: SearchAreaProps) {
  const { postalLabel, postalExample } = countries[country];
  return (
    <TextField
      id={id}
      label={inLocale(postalLabel, locale)}
      error={error()}
      name="postalCode"
      autoComplete="postal-code"
      inputMode={inputModeOf(postalExample)}
      maxLength={12}
      value={value.postalCode ?? ''}
      onChange={(text) =>
        set({ postalCode: text || undefined, postalCodeCountry: country, postalCodeValid: undefined })
      }
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
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
  useEffect(() => void loadNarrowing().then(takeOverAwaited), []);
  const mayChoose = useFacts(
    ({ study, campaign }) => study?.webScreener?.showCountrySelect ?? campaign.showCountrySelect,
  );
  return (
    <search className="search-area">
      <div className="search-place">
        <PostalCodeInput {...props} />
        {mayChoose ? <CountryInput {...props} /> : null}
      </div>
      {options.conditions || options.filters ? (
        <Island isLoaded={isNarrowingLoaded}>
          <Narrowing {...props} />
        </Island>
      ) : null}
    </search>
  );
}

export const SearchArea = defineWidget(spec, SearchAreaField);
