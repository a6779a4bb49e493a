import { useState } from 'react';
import { BOOKING_DAYS, MAX_WEEKS, type BookingDay } from '#src/domain/slots.ts';

type DayPages = {
  /** The seven days among which the visitor looks. */
  week: readonly BookingDay[];
  /** Those of them that have cards. */
  shown: readonly BookingDay[];
  isFirst: boolean;
  isLast: boolean;
  isLoading: boolean;
  /** The week after could not be had. */
  hasFailed: boolean;
  turn: (direction: 'back' | 'on') => void;
  open: (date: string) => void;
};

/** The page of that size on which the day of an index stands; none reaches over the end of its week. */
function pageOf(index: number, size: number): number {
  const week = index - (index % BOOKING_DAYS);
  const day = index - week;
  return week + Math.min(day - (day % size), BOOKING_DAYS - size);
}

/** Looks through the days, a page of `size` of them at a time, week by week; the week after the last one is loaded. */
export function useDayPages(days: readonly BookingDay[], size: number, loadWeek: () => Promise<boolean>): DayPages {
  const [index, setIndex] = useState(() => days.findIndex(({ timeSlots }) => timeSlots.length > 0));
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const first = pageOf(Math.min(index, days.length - 1), size);
  const firstOfWeek = first - (first % BOOKING_DAYS);
  const after = firstOfWeek + BOOKING_DAYS;
  const turnOn = async () => {
    if (first + size < after) return setIndex(first + size);
    if (after < days.length) return setIndex(after);
    setLoading('yes');
    const isLoaded = await loadWeek();
    setLoading(isLoaded ? 'no' : 'failed');
    if (isLoaded) setIndex(after);
  };
  return {
    week: days.slice(firstOfWeek, after),
    shown: days.slice(first, first + size),
    isFirst: first === 0,
    isLast: first + size >= MAX_WEEKS * BOOKING_DAYS,
    isLoading: loading === 'yes',
    hasFailed: loading === 'failed',
    turn: (direction) => (direction === 'on' ? void turnOn() : setIndex(first - 1)),
    open: (date) => setIndex(days.findIndex((day) => day.date === date)),
  };
}
