import { sourceLocale } from '#src/generated/locales.ts';
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** When somebody can be booked. */
export type Hours = {
  /** IANA zone that the hours are meant in. */
  timezone: string;
  /** Days of work: 0 is Sunday. */
  days: readonly number[];
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  slot_minutes: number;
};

export type Span = { start: Date; end: Date };

/**
 * The times of one person between two moments, earliest first: whole slots within the hours of working days. A clock that is
 * set forward names some moments twice, and one that is set back makes some slots last longer: these are left out.
 */
export function slotsWithin(hours: Hours, { start, end }: Span): Span[] {
  const slots: Span[] = [];
  let free = start.getTime();
  const first = startOfDay(new TZDate(start.getTime(), hours.timezone));
  for (let day = first, next = first; day.getTime() < end.getTime(); day = next) {
    next = addDays(day, 1);
    if (!hours.days.includes(day.getDay())) continue;
    const moment = clockOf(day, next, hours);
    for (let minute = hours.opens; minute + hours.slot_minutes <= hours.closes; minute += hours.slot_minutes) {
      const slot = { start: moment(minute), end: moment(minute + hours.slot_minutes) };
      if (slot.start.getTime() < free || slot.end > end || lengthOf(slot) !== hours.slot_minutes * 60_000) continue;
      slots.push(slot);
      free = slot.end.getTime();
    }
  }
  return slots;
}

const lengthOf = ({ start, end }: Span) => end.getTime() - start.getTime();

const DAY_MS = 24 * 3_600_000;

/** The moment of a minute of a day. Days on which no clock changes need no zone for it, which costs a hundred times as much. */
function clockOf(day: TZDate, next: TZDate, hours: Hours): (minute: number) => Date {
  const midnight = day.getTime();
  const isEven = day.getHours() === 0 && next.getTime() - midnight === DAY_MS;
  return isEven ? (minute) => new Date(midnight + minute * 60_000) : (minute) => momentOf(day, minute, hours);
}

/** Whether exactly this span is one of the slots. */
export function isSlot(hours: Hours, span: Span): boolean {
  const ms = lengthOf(span);
  if (!(ms > 0 && ms <= hours.slot_minutes * 60_000)) return false;
  return slotsWithin(hours, span).some(
    ({ start, end }) => start.getTime() === span.start.getTime() && end.getTime() === span.end.getTime(),
  );
}

/** From now until the last of so many days ends for the visitor; today is the first. */
export function windowOf(now: Date, days: number, timezone: string): Span {
  const dayAfter = startOfDay(addDays(new TZDate(now.getTime(), timezone), days));
  return { start: now, end: new Date(dayAfter.getTime()) };
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether the zone is one that this server knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(sourceLocale, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The moment of a wall-clock time: hours of a day on which clocks change are those that the clock shows. */
function momentOf(day: TZDate, minute: number, { timezone }: Hours): Date {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return new Date(new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hour, rest, timezone).getTime());
}
