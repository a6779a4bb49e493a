import { page } from 'vitest/browser';
import { ApiError } from '#src/api/apiError.ts';
import type { Slot } from '#src/generated/api.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { Booking } from '#widgets/Booking/Booking.tsx';

/** A time that is free for half an hour. */
export const slot = (start: string): Slot => ({
  start,
  end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
  resources: [{ id: 'r1', name: 'Nurse', timezone: 'UTC' }],
});
/** Noon and one o'clock where the tests run, on the second and third day. */
export const at = (day: number, hour: number) => new Date(2026, 5, day, hour).toISOString();
export const availability = [slot(at(16, 12)), slot(at(16, 13)), slot(at(17, 12))];
/** The reply of the server to a booking. */
export const booked = {
  id: 'b1',
  start: at(16, 12),
  end: at(16, 12),
  calendarFile: '/appointments/a.ics',
  googleCalendar: 'https://x',
  change: '/appointments/change/a.b.c',
};
/** Who books. */
export const answers = { firstName: 'Ana', lastName: 'Perez', phone: '+12125550123', email: 'ana@example.com' };
/** A time that somebody else was quicker to book. */
export const failure = new ApiError({ status: 409, code: 'taken', message: 'Taken.' });

/** Shows the booking on a screen of that width. */
export async function open(situation: Situation = {}, width = 1280) {
  await page.viewport(width, 900);
  const replies = {
    availability,
    siteAvailability: availability,
    book: booked,
    bookSite: booked,
    ...situation.replies,
  };
  return renderWidget(Booking, { answers, facts: { study: {}, ...situation.facts }, ...situation, replies });
}

/** The buttons by their names. */
export const day = { name: /Jun 16/ };
export const noon = { name: 'Choose 12:00 PM' };
export const book = { name: 'Book Appointment' };
