import type { CountryCode } from '#src/generated/answers.ts';

/** A zone in the middle of each country's people: enough to know what day it is there. */
const zones: Record<CountryCode, string> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  IE: 'Europe/Dublin',
  NZ: 'Pacific/Auckland',
  ZA: 'Africa/Johannesburg',
  GB: 'Europe/London',
  US: 'America/Chicago',
};

/** The date in a country, as YYYY-MM-DD. */
export function todayIn(country: CountryCode, now: Date): string {
  return dateIn(zones[country], now);
}

/** The latest date that is anywhere on earth: no visitor's today lies after it. */
export function latestToday(now: Date): string {
  return dateIn('Pacific/Kiritimati', now);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than all else that judging a lead takes: each is made once. */
function dateIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}
