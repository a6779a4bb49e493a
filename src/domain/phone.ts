import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { MetadataJson } from 'libphonenumber-js/core';
import plans from '#src/generated/phoneMetadata.json' with { type: 'json' };
import { countryOf, isCountryCode } from '#src/domain/countries/countryOf.ts';
import { countryCodes, defaultCountry } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';

// Safe: a subset of the library's own metadata in its shape; only its country codes have lost their literal types.
const metadata = plans as unknown as MetadataJson;

function parsed(text: string, country: CountryCode) {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata);
}

/**
 * E.164 form of a valid number of a supported country, in the national format of `country` or with a calling code; else
 * undefined.
 */
export function toE164(text: string, country: CountryCode = defaultCountry): string | undefined {
  const number = parsed(text, country);
  return number?.isValid() ? number.number : undefined;
}

/**
 * The supported country of a valid number with its calling code; a territory counts as the first country with that
 * code.
 */
export function countryOfPhone(text: string): CountryCode | undefined {
  const number = parsed(text, defaultCountry);
  if (!number?.isValid()) return undefined;
  if (isCountryCode(number.country)) return number.country;
  return countryCodes.find((code) => countryOf(code).callingCode === `+${number.countryCallingCode}`);
}

/** Whether the text is a valid number by the numbering plans of the supported countries. */
export function isPhone(text: string, country: CountryCode = defaultCountry): boolean {
  return toE164(text, country) !== undefined;
}
