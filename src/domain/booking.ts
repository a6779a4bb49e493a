import type { Booking, Facts } from './facts.ts';

/** The key under which the booking of this visit is stored: the id of the study, `default` without one. */
export function bookingKey({ query, study }: Pick<Facts, 'query' | 'study'>): string {
  return query.studyId || String(study?.id ?? 'default');
}

type Bookings = Facts['bookings'];

const bookingHere = (facts: Pick<Facts, 'bookings' | 'query' | 'study'>) => facts.bookings[bookingKey(facts)];

/** The visitor's booking for the study of this visit, unless it is cancelled. */
export function bookingOf(facts: Pick<Facts, 'bookings' | 'query' | 'study'>): Booking | undefined {
  const booking = bookingHere(facts);
  return booking?.isCancelled ? undefined : booking;
}

/** Whether the visitor's booking for the study of this visit was cancelled while the page was open. */
export const isBookingCancelled = (facts: Pick<Facts, 'bookings' | 'query' | 'study'>): boolean =>
  bookingHere(facts)?.isCancelled === true;

/** What a booking stores of the id of its lead. */
export const leadMark = (leadId: string): string => leadId.slice(0, 8);

/**
 * Those that this tab may show. Bookings survive the tab and are shared by all of them: once a tab has saved a lead, one
 * of another lead is somebody else's.
 */
export function bookingsOfLead(bookings: Bookings, leadId: string | undefined): Bookings {
  if (leadId === undefined) return bookings;
  const marks = [undefined, leadMark(leadId)];
  return Object.fromEntries(Object.entries(bookings).filter(([, { customer }]) => marks.includes(customer.lead)));
}
