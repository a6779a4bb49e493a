import { countryServerFacts } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';

/** The date in a country, as YYYY-MM-DD. */
export function todayIn(country: CountryCode, now: Date): string {
  return dateIn(countryServerFacts[country].timeZone, now);
}

/** The latest date that is anywhere on earth: no visitor's today lies after it. */
export function latestToday(now: Date): string {
  return dateIn('Pacific/Kiritimati', now);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than the rest of a qualification: each is created once. */
function dateIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}
