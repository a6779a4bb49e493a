import type { CountryCode } from '#src/generated/answers.ts';
import type { Country } from './country.ts';
import { countries, countryCodes, defaultCountry } from './index.ts';

/** Whether the value is the alpha-2 code of a supported country, in capitals. */
export function isCountryCode(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(countries, code);
}

/** The country of an alpha-2 code; the default country for an absent or unsupported one. */
export function countryOf(code?: string): Country {
  return countries[isCountryCode(code) ? code : defaultCountry];
}

/** The alpha-2 code of an alpha-3 code; undefined where the country is not supported. */
export function countryOfAlpha3(alpha3: string): CountryCode | undefined {
  return countryCodes.find((code) => countries[code].alpha3 === alpha3);
}

/** The supported country in the region of a language tag such as `en-GB`; undefined where there is none. */
export function countryOfLanguageTag(tag: string): CountryCode | undefined {
  const region = tag
    .split(/[-_]/)
    .slice(1)
    .find((part) => /^[a-z]{2}$/i.test(part))
    ?.toUpperCase();
  return isCountryCode(region) ? region : undefined;
}
