import { ageOn } from './age.ts';
import { countries, defaultCountry } from '#src/domain/countries/index.ts';
import type { DateOrder } from '#src/domain/countries/country.ts';
import type { CountryCode } from './facts.ts';

/** Product constant: the oldest age a birth date may give. */
export const MAX_BIRTH_AGE = 120;

const parts: Record<DateOrder, (a: string, b: string, c: string) => [year: string, month: string, day: string]> = {
  dayFirst: (day, month, year) => [year, month, day],
  monthFirst: (month, day, year) => [year, month, day],
  yearFirst: (year, month, day) => [year, month, day],
};

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The parts as YYYY-MM-DD; undefined for a day that does not exist. */
function isoOf([year, month, day]: readonly [string, string, string]): string | undefined {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether the text is YYYY-MM-DD and that day exists. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && parseDate(text, defaultCountry) === text;
}

/**
 * YYYY-MM-DD of a text in the order of the country or year first, separated by `/`, `-`, `.`, spaces or nothing;
 * undefined for no date.
 */
export function parseDate(text: string, country: CountryCode): string | undefined {
  const order = countries[country].dateOrder;
  const trimmed = text.trim();
  const first = order === 'yearFirst' ? 4 : 2;
  const bare = /^\d{8}$/.test(trimmed);
  const [a = '', b = '', c = '', more] = bare
    ? [trimmed.slice(0, first), trimmed.slice(first, first + 2), trimmed.slice(first + 2)]
    : trimmed.split(/\s*[/.-]\s*|\s+/);
  if (more !== undefined) return undefined;
  return isoOf(a.length === 4 ? [a, b, c] : parts[order](a, b, c));
}

/** A date, given as YYYY-MM-DD, in the format of the country. Any other text is returned unchanged. */
export function formatDate(iso: string, country: CountryCode): string {
  if (!isIsoDate(iso)) return iso;
  const [year = '', month = '', day = ''] = iso.split('-');
  return countries[country].dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/**
 * Whether the date is a plausible birth date: not after today, and an age of at most 120 years. Both are YYYY-MM-DD.
 */
export function isBirthDate(iso: string, today: string): boolean {
  const age = ageOn(iso, today);
  return isIsoDate(iso) && iso <= today && age !== undefined && age <= MAX_BIRTH_AGE;
}

/** What keeps a text from being a birth date; one that is no date where it was typed is `invalid` in any country. */
export function birthDateFault(text: string, country: CountryCode, today: string): 'invalid' | 'future' | 'tooLongAgo' {
  const date = parseDate(text, country);
  if (!date || isBirthDate(date, today)) return 'invalid';
  return date > today ? 'future' : 'tooLongAgo';
}

/** Whether the date is after today, which is excluded. Both are YYYY-MM-DD; false for no date. */
export function isAfterToday(iso: string, today: string): boolean {
  return isIsoDate(iso) && iso > today;
}

/** Whether the date is not after today, which is included. Both are YYYY-MM-DD; false for no date. */
export function isTodayOrBefore(iso: string, today: string): boolean {
  return isIsoDate(iso) && iso <= today;
}

/** The date of a moment in the time zone of the runtime, as YYYY-MM-DD. */
export function isoDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
