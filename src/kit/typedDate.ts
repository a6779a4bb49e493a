import { formatDate, parseDate } from '#src/domain/dates.ts';
import type { CountryCode } from '#src/domain/facts.ts';

/** The date that a typed text gives, and the text to keep beside it: none once it reads as the date is written. */
export function typedDate(text: string, country: CountryCode): { date?: string; draft: string } {
  const date = parseDate(text, country);
  if (date === undefined) return { draft: text };
  return { date, draft: formatDate(date, country) === text ? '' : text };
}
