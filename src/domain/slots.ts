import type { BookingRequest, Slot } from '#src/generated/api.ts';
import { dateIn } from './dateIn.ts';
import type { Answers, Study } from './facts.ts';

/** One free time slot with the first resource that is free; `start` and `end` are ISO moments. */
export type TimeSlot = {
  id: string;
  start: string;
  end: string;
  resourceId: string;
  resourceName: string;
  timezone: string;
};

/** The free time slots of one day, earliest first. The date is YYYY-MM-DD in the visitor's zone. */
export type BookingDay = { date: string; timeSlots: readonly TimeSlot[] };

/** Product constant: number of days for which appointments are offered at first, today included. */
export const BOOKING_DAYS = 7;

/** Weeks that can be looked through: the calendars answer for up to 31 days. */
export const MAX_WEEKS = 4;

function timeSlot({ start, end, resources: [resource] }: Slot): TimeSlot | undefined {
  if (!resource) return undefined;
  const { id, name, timezone } = resource;
  return { id: `${id} ${start}`, start, end, resourceId: id, resourceName: name, timezone };
}

/** The date `days` after another, both YYYY-MM-DD. */
function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * The days of as many weeks from `today` (YYYY-MM-DD), each with its free slots in the zone; an empty list where no slot is
 * free. In a zone where it is still yesterday they begin with the day of the first slot.
 */
export function bookingDays(slots: readonly Slot[], today: string, zone: string, weeks = 1): readonly BookingDay[] {
  const dateOf = dateIn(zone);
  const free = slots
    .flatMap((slot) => timeSlot(slot) ?? [])
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map((slot) => ({ slot, date: dateOf(slot.start) }));
  const earliest = free[0]?.date ?? today;
  const first = earliest < today ? earliest : today;
  const days = Array.from({ length: weeks * BOOKING_DAYS }, (_, index) => addDays(first, index)).map((date) => ({
    date,
    timeSlots: free.filter((one) => one.date === date).map(({ slot }) => slot),
  }));
  return days.some(({ timeSlots }) => timeSlots.length > 0) ? days : [];
}

/** Which of the two calendars a time is booked in. */
export type Scheduler = 'secondary' | 'site';

/** Product constants: descriptions of an appointment in the calendars. */
export const descriptions: Record<Scheduler, string> = {
  secondary: 'Secondary Screening Appointment',
  site: 'Site Scheduling Appointment',
};

type Booker = { answers: Answers; study?: Study | undefined; studySiteId?: string | undefined; timezone: string };

/** The body of the call that books a slot. The appointment is by video or phone. */
export function bookingRequest(scheduler: Scheduler, slot: TimeSlot, booker: Booker): BookingRequest {
  const { answers, study, studySiteId, timezone } = booker;
  const { firstName = '', lastName = '', email = '', phone = '' } = answers;
  return {
    resourceId: slot.resourceId,
    start: slot.start,
    end: slot.end,
    description: descriptions[scheduler],
    what: study?.title ?? '',
    where: 'Virtual',
    graph: 'instant',
    customer: { name: `${firstName} ${lastName}`.trim(), email, phone, timezone },
    ...(studySiteId && { studySiteId }),
  };
}
