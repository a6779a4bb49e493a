import { ageOn } from './age.ts';
import { countries } from '#src/domain/countries/index.ts';
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

/** YYYY-MM-DD of a day that exists. */
function isoOf([year, month, day]: readonly [string, string, string]): string | undefined {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether the text is YYYY-MM-DD and that day exists. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && parseDate(text, 'US') === text;
}

/** YYYY-MM-DD of a text in the order of the country, with `/`, `-`, `.`, spaces or nothing between; year first anywhere. */
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

/** A stored date in the format of the country. What is no date is given back as it is. */
export function formatDate(iso: string, country: CountryCode): string {
  if (!isIsoDate(iso)) return iso;
  const [year = '', month = '', day = ''] = iso.split('-');
  return countries[country].dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** Whether somebody may be born on that day: not after today, at most 120 years old. */
export function isBirthDate(iso: string, today: string): boolean {
  const age = ageOn(iso, today);
  return isIsoDate(iso) && iso <= today && age !== undefined && age <= MAX_BIRTH_AGE;
}

/** Whether the day comes after today: today itself does not. */
export function isAfterToday(iso: string, today: string): boolean {
  return isIsoDate(iso) && iso > today;
}

/** Whether the day has begun: today has. */
export function isTodayOrBefore(iso: string, today: string): boolean {
  return isIsoDate(iso) && iso <= today;
}

/** The day of a moment where the code runs, as YYYY-MM-DD. */
export function isoDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
