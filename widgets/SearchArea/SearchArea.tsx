import { lazy, memo, Suspense, useEffect, useReducer, type ComponentType } from 'react';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { SearchAreaProps } from './props.ts';
import { spec } from './spec.ts';
import './SearchArea.css';

const nothing = () => null;
let isLoaded = false;
let loading: Promise<{ default: ComponentType<SearchAreaProps> }> | undefined;

/** Loaded after the postal code can be typed: what narrows a search is of use once there are results. Offline it is left out. */
function loadNarrowing() {
  loading ??= import('./Narrowing.tsx').then(
    (part) => {
      isLoaded = true;
      return { default: part.Narrowing };
    },
    () => ({ default: nothing }),
  );
  return loading;
}

const Narrowing = lazy(loadNarrowing);

/**
 * What narrows the search, as the server rendered it until it is loaded: React gives up the markup of what changes before,
 * and the results below would jump up and down.
 */
const NarrowingLater = memo(
  (props: SearchAreaProps) => (
    <Suspense>
      <Narrowing {...props} />
    </Suspense>
  ),
  () => !isLoaded,
);

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
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // What has changed meanwhile is rendered then.
  useEffect(() => void loadNarrowing().then(renderAgain), []);
  const mayChoose = useFacts(
    ({ study, campaign }) => study?.webScreener?.showCountrySelect ?? campaign.showCountrySelect,
  );
  return (
    <search className="search-area">
      <div className="search-place">
        <PostalCodeInput {...props} />
        {mayChoose ? <CountryInput {...props} /> : null}
      </div>
      {options.conditions || options.filters ? <NarrowingLater {...props} /> : null}
    </search>
  );
}

export const SearchArea = defineWidget(spec, SearchAreaField);
