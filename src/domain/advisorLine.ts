import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { getHours } from 'date-fns/getHours';
import { isWeekend } from 'date-fns/isWeekend';
import { setHours } from 'date-fns/setHours';
import { startOfDay } from 'date-fns/startOfDay';
import { CLOSES, OPENS } from './advisorHours.ts';
import { advisorZone } from './advisorZone.ts';
import { dateIn } from './dateIn.ts';

type DaysOff = readonly string[];

const isWorkday = (there: Date, daysOff: DaysOff) =>
  !isWeekend(there) && !daysOff.includes(dateIn(advisorZone)(there.toISOString()));

/**
 * Whether study advisors take calls: Monday to Friday, from 8 AM until 5 PM Central, but for days off, each YYYY-MM-DD
 * there.
 */
export function isAdvisorLineOpen(now: Date, daysOff: DaysOff): boolean {
  const there = new TZDate(now.getTime(), advisorZone);
  return isWorkday(there, daysOff) && getHours(there) >= OPENS && getHours(there) < CLOSES;
}

/** The next moment, after this one, at which study advisors start to take calls. */
export function nextOpening(now: Date, daysOff: DaysOff): Date {
  let opening = setHours(startOfDay(new TZDate(now.getTime(), advisorZone)), OPENS);
  while (!isWorkday(opening, daysOff) || opening.getTime() <= now.getTime()) opening = addDays(opening, 1);
  return new Date(opening.getTime());
}
