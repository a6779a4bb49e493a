import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { MetadataJson } from 'libphonenumber-js/core';
import plans from '#src/generated/phoneMetadata.json' with { type: 'json' };
import { countryCodes, countryOf, isCountryCode } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';

// Cut out of the library's own metadata, in its own shape; only its country codes have lost their literal types.
const metadata = plans as unknown as MetadataJson;

function parsed(text: string, country: CountryCode) {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata);
}

/** E.164 form of a valid number of a supported country, as written in `country` or with its calling code. */
export function toE164(text: string, country: CountryCode = 'US'): string | undefined {
  const number = parsed(text, country);
  return number?.isValid() ? number.number : undefined;
}

/** The supported country of a valid number with its calling code; territories count to the first country of theirs. */
export function countryOfPhone(text: string): CountryCode | undefined {
  const number = parsed(text, 'US');
  if (!number?.isValid()) return undefined;
  if (isCountryCode(number.country)) return number.country;
  return countryCodes.find((code) => countryOf(code).callingCode === `+${number.countryCallingCode}`);
}

/** Whether the text is a number that can exist. */
export function isPhone(text: string, country: CountryCode = 'US'): boolean {
  return toE164(text, country) !== undefined;
}
