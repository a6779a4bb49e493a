import type { Booking, Locale } from '#src/domain/facts.ts';

/** American wording in both languages: twelve-hour times. */
const regions: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** Day and time of a booking in words, where the visitor is; nothing for a stored booking without a real start. */
export function bookedAt(booking: Booking | undefined, locale: Locale): { date: string; time: string } | undefined {
  const start = new Date(booking?.bookingTime?.start ?? '');
  if (Number.isNaN(start.getTime())) return undefined;
  const day = new Intl.DateTimeFormat(regions[locale], { weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(regions[locale], { hour: 'numeric', minute: '2-digit' });
  return { date: day.format(start), time: time.format(start) };
}
