import { locales } from '#src/generated/locales.ts';
import { advisorZone } from './advisorZone.ts';
import { dateIn } from './dateIn.ts';
import type { Booking, Locale } from './facts.ts';

/** The day of an ISO moment in words, such as Tuesday, June 16 or martes 16 de junio; in the zone of the runtime unless one is given. */
export function dayInWords(moment: string, locale: Locale, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(locales[locale].dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  });
  const parts = day.formatToParts(new Date(moment));
  return parts
    .map(({ value }, at) => (parts[at - 1]?.type === 'weekday' ? locales[locale].afterWeekday : value))
    .join('');
}

/** Words that stand alone begin as a sentence does: Spanish writes days in lower case only within one. */
export const asSentence = (words: string, locale: Locale): string =>
  words.charAt(0).toLocaleUpperCase(locales[locale].dates) + words.slice(1);

/**
 * A time on the 12-hour clock, in the zone of the runtime unless one is given: 9:00 AM, in Spanish 9:00 a. m., with no-break
 * spaces, since it is read as one word.
 */
export function timeInWords(moment: string, locale: Locale, timeZone?: string): string {
  const time = new Intl.DateTimeFormat(locales[locale].dates, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(timeZone && { timeZone }),
  });
  return time.format(new Date(moment)).replaceAll(/\s/g, '\u00a0');
}

/** The range of two ISO moments on the 12-hour clock, such as 9:00 AM – 9:30 AM; in the zone of the runtime unless one is given. */
export function timeRange(start: string, end: string, locale: Locale, timeZone?: string): string {
  return [start, end].map((moment) => timeInWords(moment, locale, timeZone)).join(' – ');
}

/** The parts of a day, in order. */
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

/** The part of the day of an ISO moment in a zone: afternoon from 12:00, evening from 18:00. */
export function partOfDay(moment: string, timeZone: string): (typeof partsOfDay)[number] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' });
  const hour = Number(clock.format(new Date(moment)));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** IANA name of the time zone of this browser, or its offset; UTC where it knows none, for which browsers have a name that none of them takes. */
export function timezoneHere(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** Name of an IANA time zone without its season, such as Central Time; the given name where the locale has none. */
export function zoneInWords(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locales[locale].dates, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Short weekday and short month and day of a date, given as YYYY-MM-DD. */
export function dayOfCard(date: string, locale: Locale): { weekday: string; day: string } {
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[locale].dates, { ...options, timeZone: 'UTC' }).format(at);
  return { weekday: part({ weekday: 'short' }), day: part({ month: 'short', day: 'numeric' }) };
}

/** From one date to another, both YYYY-MM-DD, in words: November 10 – 16, in Spanish 10–16 de noviembre. */
export function daysInWords(first: string, last: string, locale: Locale): string {
  const days = new Intl.DateTimeFormat(locales[locale].dates, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return days.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

type BookedAt = { date: string; time: string; zone: string };

/** Day and time of a booking in words, in the zone in which it was chosen; undefined for a stored booking without a valid start. */
export function bookedAt(booking: Booking | undefined, locale: Locale): BookedAt | undefined {
  const start = booking?.bookingTime?.start ?? '';
  if (Number.isNaN(new Date(start).getTime())) return undefined;
  const zone = booking?.customer.timezone ?? timezoneHere();
  return {
    date: dayInWords(start, locale, zone),
    time: timeInWords(start, locale, zone),
    zone: zoneInWords(zone, locale),
  };
}

/** The weekday of an ISO moment in a zone. */
export const weekdayIn = (moment: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[locale].dates, { weekday: 'long', timeZone }).format(new Date(moment));

const DAY_MS = 86_400_000;

/** When calls are taken again: `day` is a weekday within a week, else a date; `here` the time of another clock than theirs. */
export type Opening = { on: 'today' | 'tomorrow' | 'later'; day: string; time: string; here?: string };

/** An ISO moment at which calls are taken again in words, as the clock of the advisors has it and that of a zone. */
export function openingInWords(
  moment: string,
  locale: Locale,
  { now = new Date(), zone = timezoneHere() } = {},
): Opening {
  const dateThere = dateIn(advisorZone);
  const days = (Date.parse(dateThere(moment)) - Date.parse(dateThere(now.toISOString()))) / DAY_MS;
  // Where the reader's clock has another date, today and tomorrow mean other days to them.
  const isSameDate = dateIn(zone)(now.toISOString()) === dateThere(now.toISOString());
  const on = isSameDate && days === 0 ? 'today' : isSameDate && days === 1 ? 'tomorrow' : 'later';
  const day = days < 7 ? weekdayIn(moment, locale, advisorZone) : dayInWords(moment, locale, advisorZone);
  const time = timeInWords(moment, locale, advisorZone);
  const [ownDay, ownTime] = [weekdayIn(moment, locale, zone), timeInWords(moment, locale, zone)];
  // No two zones are a whole day apart.
  if (ownTime === time) return { on, day, time };
  return { on, day, time, here: ownDay === weekdayIn(moment, locale, advisorZone) ? ownTime : `${ownDay}, ${ownTime}` };
}
