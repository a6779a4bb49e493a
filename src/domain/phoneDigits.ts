import { countryOf } from './countries.ts';
import type { CountryCode } from './facts.ts';
import { digitsOf, masked } from './mask.ts';

/** A number as visitors in North America write it: without its leading +1. */
export function withoutPlusOne(phone: string): string {
  return phone.startsWith('+1') ? phone.slice(2).trimStart() : phone;
}

/** Plus sign, calling code and digits of a typed number, valid or not. Empty where there is no digit. */
export function withCallingCode(text: string, country: CountryCode = 'US'): string {
  const digits = digitsOf(text);
  const { callingCode } = countryOf(country);
  if (digits === '') return '';
  if (text.trim().startsWith('+')) return `+${digits}`;
  if (callingCode === '+1') return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : `+1${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
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
  if (callingCode !== '+1' && text.trim().startsWith('+') && digitsOf(text).length < callingCode.length) {
    return `+${digitsOf(text)}`;
  }
  if (isFromElsewhere(text, country)) return digitsOf(text);
  const phone = withCallingCode(text, country);
  if (!phone.startsWith(callingCode)) return phone;
  const digits = digitsOf(callingCode === '+1' ? withoutPlusOne(phone) : phone);
  return masked(phoneMaskOf(country, digitsOf(phone).length), digits);
}
