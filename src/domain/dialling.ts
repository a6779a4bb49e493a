import { countryOf } from './countries/countryOf.ts';
import type { CountryCode } from '#src/generated/answers.ts';

/** The calling code of numbers that are written without one. */
const { callingCode: ourCode } = countryOf();

/** Whether phones of the country have another calling code than ours. */
export const isAbroad = (country: CountryCode): boolean => countryOf(country).callingCode !== ourCode;

/** Whether a phone in the country reaches the number: toll-free ones, written without a calling code, only where it is ours. */
export const isReachableFrom = (country: CountryCode, number: string): boolean =>
  number.startsWith('+') || !isAbroad(country);

/** The number as the country dials it: 1-800-… is another number in Australia, +1-800-… is not. */
export function diallable(country: CountryCode, number: string): string {
  if (isReachableFrom(country, number)) return number;
  return `+${number}`.startsWith(ourCode) ? `+${number}` : `${ourCode} ${number}`;
}
