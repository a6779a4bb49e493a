import { formatDate, parseDate } from '#src/domain/dates.ts';
import type { CountryCode } from '#src/domain/facts.ts';

/**
 * The date of a typed text as YYYY-MM-DD, where it is one, and the draft to store: empty where it equals the formatted
 * date.
 */
export function typedDate(text: string, country: CountryCode): { date?: string; draft: string } {
  const date = parseDate(text, country);
  if (date === undefined) return { draft: text };
  return { date, draft: formatDate(date, country) === text ? '' : text };
}

/** The text of a date in any usual form, in the format of the country; undefined for no date. */
export function acceptDate(text: string, country: CountryCode): string | undefined {
  const date = parseDate(text, country);
  return date && formatDate(date, country);
}
