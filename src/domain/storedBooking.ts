import type { Booked } from '#src/generated/api.ts';
import { dateIn } from './dateIn.ts';
import type { Booking } from './facts.ts';

/** What is stored of an appointment that the server has booked, with the zone it is shown in, and the slot where it is known. */
export function storedBooking(booked: Booked, timezone: string, slot = booked.start): Booking {
  const { start, end, calendarFile, googleCalendar, change, isUnsettled } = booked;
  const date = dateIn(timezone)(start);
  return {
    bookingDay: { date, id: date },
    bookingTime: { start, end, slot },
    customer: { timezone },
    calendar: { file: calendarFile, google: googleCalendar },
    change,
    ...(isUnsettled && { isUnsettled }),
  };
}
