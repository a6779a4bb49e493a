import { countries } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';

/** The trimmed code in ASCII: full-width digits, typographic hyphens and spaces are replaced. */
const plain = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim();

/** Whether the trimmed code matches the pattern of the country; whether it exists only the server can verify. */
export function isPostalCode(code: string, country: CountryCode): boolean {
  return countries[country].postalPattern.test(plain(code));
}

/**
 * The code in capitals with one space between its halves; one that does not match the pattern is only trimmed and
 * capitalized.
 */
export function normalPostalCode(code: string, country: CountryCode): string {
  const capitals = plain(code).toUpperCase();
  const half = countries[country].postalSecondHalf;
  if (half === undefined || !isPostalCode(capitals, country)) return capitals;
  const joined = capitals.replace(' ', '');
  return `${joined.slice(0, -half)} ${joined.slice(-half)}`;
}
