import { countryOf } from '#src/domain/countries/countryOf.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import { digitsOf } from '#src/domain/mask.ts';
import { hasForeignTrunkPrefix, phoneMaskOf } from '#src/domain/phoneDigits.ts';

/** E.164: no number has more digits. */
const anyDigits = '#'.repeat(15);

/**
 * The mask for what has been typed so far: that of the country for a number with its calling code. Numbers of other
 * countries, and those written as at home (with a leading 0), are taken digit by digit.
 */
export function typingMask(text: string, country: CountryCode): string {
  const digits = digitsOf(text);
  const isInternational = text.startsWith('+');
  const code = digitsOf(countryOf(country).callingCode);
  const mask = phoneMaskOf(country, digits.length);
  if (hasForeignTrunkPrefix(text, country)) return isInternational ? `+${anyDigits}` : anyDigits;
  if (code === '1') {
    if (!digits.startsWith('1')) return isInternational ? `+${anyDigits}` : mask;
    return isInternational ? `+# ${mask}` : `# ${mask}`;
  }
  // A 0 after it, as in +44 (0)20, goes when the box is left.
  if (digits.startsWith(code) && digits[code.length] !== '0') return mask;
  return isInternational ? `+${anyDigits}` : anyDigits;
}
