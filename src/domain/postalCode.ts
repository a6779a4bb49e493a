import { countries } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';

/** Where codes of two halves are parted, counted from their end. */
const secondHalf: Partial<Record<CountryCode, number>> = { CA: 3, GB: 3, IE: 4 };

/** A code as a keyboard writes it: no wide digits, no hyphens or spaces of print, none around it. */
const plain = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim();

/** Whether the code, trimmed, has the pattern of the country. Whether it exists only the server knows. */
export function isPostalCode(code: string, country: CountryCode): boolean {
  return countries[country].postalPattern.test(plain(code));
}

/** The code as a post office prints it: capitals, one space between its halves. Without the pattern: trimmed capitals. */
export function normalPostalCode(code: string, country: CountryCode): string {
  const capitals = plain(code).toUpperCase();
  const half = secondHalf[country];
  if (half === undefined || !isPostalCode(capitals, country)) return capitals;
  const signs = capitals.replace(' ', '');
  return `${signs.slice(0, -half)} ${signs.slice(-half)}`;
}
