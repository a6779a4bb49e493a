import type { Booking, Locale } from './facts.ts';

/** Whose wording each language follows. */
const regions: Record<Locale, string> = { en: 'en-US', es: 'es' };

/** A moment as a day in words, such as Tuesday, June 16. */
export function dayInWords(moment: string, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(regions[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).format(new Date(moment));
}

/** A time in hours of twelve, where the visitor is: 9:00 AM, or in Spanish 9:00 a. m., which no line parts in its middle. */
function timeInWords(moment: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(regions[locale], { hour: 'numeric', minute: '2-digit', hour12: true });
  return time.format(new Date(moment)).replaceAll(/\s/g, ' ').replace('. m.', '.\u00a0m.');
}

/** From when to when, in hours of twelve, such as 9:00 AM - 9:30 AM. */
export function timeRange(start: string, end: string, locale: Locale): string {
  return [start, end].map((moment) => timeInWords(moment, locale)).join(' - ');
}

/** The parts of a day, in order. */
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

/** The part of the day that a moment falls into, where the visitor is: afternoon from noon on, evening from six. */
export function partOfDay(moment: string): (typeof partsOfDay)[number] {
  const hour = new Date(moment).getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** The time zone of this browser. */
export const timezoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A time zone in words, whatever the season: Central Time for America/Chicago. */
export function zoneInWords(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(regions[locale], { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A date as the card of its day shows it: the weekday and the day of the month, each short. */
export function dayOfCard(date: string, locale: Locale): { weekday: string; day: string } {
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[locale], { ...options, timeZone: 'UTC' }).format(at);
  return { weekday: part({ weekday: 'short' }), day: part({ month: 'short', day: 'numeric' }) };
}

/** Day and time of a booking in words, where the visitor is; nothing for a stored booking without a real start. */
export function bookedAt(booking: Booking | undefined, locale: Locale): { date: string; time: string } | undefined {
  const start = booking?.bookingTime?.start ?? '';
  if (Number.isNaN(new Date(start).getTime())) return undefined;
  return { date: dayInWords(start, locale), time: timeInWords(start, locale) };
}
