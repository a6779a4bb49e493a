import { countryOf } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';
import { digitsOf, masked } from './mask.ts';

/** A number as visitors in North America write it: without its leading +1. */
export function withoutPlusOne(phone: string): string {
  return phone.startsWith('+1') ? phone.slice(2).trimStart() : phone;
}

/** Outside North America: so many digits that begin with the calling code are no number as written at home. */
const FEWEST_WITH_CODE = 10;

/** Whether the number is written with a plus sign. Numbers copied from a list of contacts have invisible signs before it. */
const hasPlus = (text: string) => /^\D*\+/.test(text);

/** Plus sign, calling code and digits of a typed number, valid or not. Empty where there is no digit. */
export function withCallingCode(text: string, country: CountryCode = 'US'): string {
  const digits = digitsOf(text);
  const { callingCode } = countryOf(country);
  const code = digitsOf(callingCode);
  // The 0 of +44 (0)20 is for calls at home: nobody dials it after the calling code.
  const called = (all: string) => `+${all.replace(RegExp(`^${code}0`), code)}`;
  if (digits === '') return '';
  if (hasPlus(text)) return called(digits);
  if (callingCode === '+1') return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : `+1${digits}`;
  if (digits.startsWith('00')) return called(digits.slice(2));
  if (digits.length >= FEWEST_WITH_CODE && digits.startsWith(code)) return called(digits);
  return callingCode + digits.replace(/^0/, '');
}

/**
 * Whether the number is written as at home in another country than this: with the 0 that no number of North America
 * begins with. The country of the visitor may not be known yet.
 */
export function isFromElsewhere(text: string, country: CountryCode): boolean {
  return countryOf(country).callingCode === '+1' && digitsOf(text).startsWith('0');
}

/** The mask of the country for a number of so many digits, calling code included. */
export function phoneMaskOf(country: CountryCode, digitCount: number): string {
  const { short, long, longAbove = Infinity } = countryOf(country).phoneMask;
  return long !== undefined && digitCount > longAbove ? long : short;
}

/** A typed or stored number in the mask of the country. A number of another calling code keeps plus sign and digits. */
export function maskedPhone(text: string, country: CountryCode): string {
  const { callingCode } = countryOf(country);
  if (callingCode !== '+1' && hasPlus(text) && digitsOf(text).length < callingCode.length) {
    return `+${digitsOf(text)}`;
  }
  if (isFromElsewhere(text, country)) return digitsOf(text);
  const phone = withCallingCode(text, country);
  if (!phone.startsWith(callingCode)) return phone;
  const digits = digitsOf(callingCode === '+1' ? withoutPlusOne(phone) : phone);
  return masked(phoneMaskOf(country, digitsOf(phone).length), digits);
}
