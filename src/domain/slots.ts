import type { BookingRequest, Slot } from '#src/generated/api.ts';
import type { Answers, Study } from './facts.ts';

/** One free time, of the first resource that is free then. */
export type TimeSlot = {
  id: string;
  start: string;
  end: string;
  resourceId: string;
  resourceName: string;
  timezone: string;
};

/** The free times of one day, earliest first. The date is that of the visitor's zone, as YYYY-MM-DD. */
export type BookingDay = { date: string; timeSlots: readonly TimeSlot[] };

/** Product constant: how many days appointments are offered for, today included. */
export const BOOKING_DAYS = 7;

function timeSlot({ start, end, resources: [resource] }: Slot): TimeSlot | undefined {
  if (!resource) return undefined;
  const { id, name, timezone } = resource;
  return { id: `${id} ${start}`, start, end, resourceId: id, resourceName: name, timezone };
}

/** The date of a moment in a time zone, as YYYY-MM-DD. */
function dateIn(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => format.format(new Date(moment));
}

/** The date so many days after another, both as YYYY-MM-DD. */
function daysAfter(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Seven days from today on, each with its free times in the visitor's zone; none at all where nothing is free. */
export function bookingDays(slots: readonly Slot[], today: string, zone: string): readonly BookingDay[] {
  const dateOf = dateIn(zone);
  const free = slots.flatMap((slot) => timeSlot(slot) ?? []).toSorted((a, b) => a.start.localeCompare(b.start));
  const days = Array.from({ length: BOOKING_DAYS }, (_, index) => daysAfter(today, index)).map((date) => ({
    date,
    timeSlots: free.filter(({ start }) => dateOf(start) === date),
  }));
  return days.some(({ timeSlots }) => timeSlots.length > 0) ? days : [];
}

export type Scheduler = 'secondary' | 'site';

/** Product constants: how the calendars name an appointment. */
const descriptions: Record<Scheduler, string> = {
  secondary: 'Secondary Screening Appointment',
  site: 'Site Scheduling Appointment',
};

type Booker = { answers: Answers; study?: Study | undefined; studySiteId?: string | undefined; timezone: string };

/** What is sent to book a time. The appointment is by video or phone. */
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
