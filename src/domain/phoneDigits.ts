import { countryOf } from '#src/domain/countries/countryOf.ts';
import { countryCodes, defaultCountry } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';
import { digitsOf, applyMask } from './mask.ts';

/** The number without a leading +1, as it is written in North America. */
export function withoutPlusOne(phone: string): string {
  return phone.startsWith('+1') ? phone.slice(2).trimStart() : phone;
}

/**
 * Outside North America: from this many digits on, a number that begins with the calling code is not a national one.
 */
const MIN_DIGITS_WITH_CODE = 10;

/**
 * Whether the number is written with a plus sign. Numbers copied from contact lists have invisible characters before
 * it.
 */
const hasPlus = (text: string) => /^\D*\+/.test(text);

/** Plus sign, calling code and digits of a typed number, valid or not; empty without digits. */
export function withCallingCode(text: string, country: CountryCode = defaultCountry): string {
  const digits = digitsOf(text);
  const { callingCode } = countryOf(country);
  const code = digitsOf(callingCode);
  // The trunk prefix in +44 (0)20 is for national calls only and is not dialled after the calling code.
  const called = (all: string) => `+${all.replace(RegExp(`^${code}0`), code)}`;
  if (digits === '') return '';
  if (hasPlus(text)) return called(digits);
  // No area code of North America begins with 1.
  if (callingCode === '+1') return digits.startsWith('1') ? `+${digits}` : `+1${digits}`;
  if (digits.startsWith('00')) return called(digits.slice(2));
  if (digits.length >= MIN_DIGITS_WITH_CODE && digits.startsWith(code)) return called(digits);
  return callingCode + digits.replace(/^0/, '');
}

/**
 * Whether a number typed for a country of North America begins with 0, the trunk prefix of other countries: no number
 * of North America does, and the country of the visitor may not be known yet.
 */
export function hasForeignTrunkPrefix(text: string, country: CountryCode): boolean {
  return countryOf(country).callingCode === '+1' && digitsOf(text).startsWith('0');
}

/** The mask of the country for a number of this many digits, calling code included. */
export function phoneMaskOf(country: CountryCode, digitCount: number): string {
  const { short, long, longAbove = Infinity } = countryOf(country).phoneMask;
  return long !== undefined && digitCount > longAbove ? long : short;
}

const codeOf = (country: CountryCode) => digitsOf(countryOf(country).callingCode);

/**
 * The mask of a number with its calling code, given as digits: that of the country, else that of the supported country whose
 * code it begins with. Undefined for any other, for one too long for it, and while the 0 of calls at home follows the code.
 */
export function maskWithCode(digits: string, country: CountryCode): string | undefined {
  const owner = [country, ...countryCodes].find((one) => digits.startsWith(codeOf(one)));
  if (owner === undefined) return undefined;
  const mask = phoneMaskOf(owner, digits.length);
  if (codeOf(owner) === '1') return `+# ${mask}`;
  const isTooLong = owner !== country && digits.length > mask.split('#').length - 1;
  return isTooLong || digits[codeOf(owner).length] === '0' ? undefined : mask;
}

/**
 * A typed or stored number in the mask of the country, or with its calling code in that of another supported one. A number of
 * any other country remains plus sign and digits.
 */
export function maskedPhone(text: string, country: CountryCode): string {
  const { callingCode } = countryOf(country);
  if (callingCode !== '+1' && hasPlus(text) && digitsOf(text).length < callingCode.length) {
    return `+${digitsOf(text)}`;
  }
  if (hasForeignTrunkPrefix(text, country)) return digitsOf(text);
  const phone = withCallingCode(text, country);
  const digits = digitsOf(phone);
  const mask = maskWithCode(digits, country);
  if (mask === undefined) return phone;
  const laidOut = applyMask(mask, digits);
  return callingCode === '+1' ? withoutPlusOne(laidOut) : laidOut;
}

/** The signs of a text that a number is written with. */
export const phoneSigns = (text: string): string => text.replace(/[^\d+() .-]/g, '').trim();

/** A number that a link fills in, as the box of the page shows it; empty without digits. What the mask has no place for is cut. */
export function phoneOfLink(text: string, country: CountryCode): string {
  const phone = phoneSigns(text);
  return phone === '' ? '' : maskedPhone(phone, country) || phone;
}

/** A number as part of a sentence, in which no line ends: its spaces do not break, and word joiners follow its hyphens. */
export const unbrokenNumber = (phone: string): string => phone.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
