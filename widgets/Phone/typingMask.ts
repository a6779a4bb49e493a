import { countryOf } from '#src/domain/countries/countryOf.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import { digitsOf } from '#src/domain/mask.ts';
import { hasForeignTrunkPrefix, maskWithCode, phoneMaskOf } from '#src/domain/phoneDigits.ts';

/** E.164: no number has more digits. */
const anyDigits = '#'.repeat(15);

/**
 * The mask for what has been typed so far: that of the country for a number with its calling code, and with a plus sign that
 * of any supported country. Other numbers, and those written as at home (with a leading 0), are taken digit by digit.
 */
export function typingMask(text: string, country: CountryCode): string {
  const digits = digitsOf(text);
  const hasTrunkPrefix = hasForeignTrunkPrefix(text, country);
  if (text.startsWith('+')) return (hasTrunkPrefix ? undefined : maskWithCode(digits, country)) ?? `+${anyDigits}`;
  if (hasTrunkPrefix) return anyDigits;
  const code = digitsOf(countryOf(country).callingCode);
  const mask = phoneMaskOf(country, digits.length);
  if (code === '1') return digits.startsWith(code) ? `# ${mask}` : mask;
  return (digits.startsWith(code) ? maskWithCode(digits, country) : undefined) ?? anyDigits;
}
