import { advisorZone } from './advisorZone.ts';
import { timeInWords, timezoneHere, weekdayIn } from './appointment.ts';
import type { Locale } from './facts.ts';

/** Product constants: hours at which study advisors start and stop taking calls, in US Central time. */
export const OPENS = 8;
export const CLOSES = 17;

/** The last day of a week of work and the first, as `Date` counts them. */
const [MONDAY, FRIDAY] = [1, 5];

const HOUR_MS = 3_600_000;

/** The ISO moment of an hour on a weekday of the advisors, of the week of `now`. */
function momentOf(weekday: number, hour: number, now: Date): string {
  const noon = new Date(now);
  noon.setUTCDate(now.getUTCDate() + weekday - now.getUTCDay());
  noon.setUTCHours(18, 0, 0, 0);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: advisorZone, hour: '2-digit' });
  return new Date(noon.getTime() + (hour - Number(clock.format(noon))) * HOUR_MS).toISOString();
}

/** The hours of the advisors as another clock has them: weekdays are those on which they open. */
export type HoursHere = { first: string; last: string; from: string; to: string };

/** The hours of the advisors on the clock of a zone, as it is this week; undefined where it is the same as theirs. */
export function advisorHoursIn(
  locale: Locale,
  { now = new Date(), zone = timezoneHere() } = {},
): HoursHere | undefined {
  const opening = momentOf(MONDAY, OPENS, now);
  const from = timeInWords(opening, locale, zone);
  if (from === timeInWords(opening, locale, advisorZone)) return undefined;
  return {
    first: weekdayIn(opening, locale, zone),
    last: weekdayIn(momentOf(FRIDAY, OPENS, now), locale, zone),
    from,
    to: timeInWords(momentOf(MONDAY, CLOSES, now), locale, zone),
  };
}
