import type { Booking, Facts } from './facts.ts';
import { joinName } from './fullName.ts';

/** The key that the booking of this visit is kept by: the id of the study, `default` without one. */
export function bookingKey({ query, study }: Pick<Facts, 'query' | 'study'>): string {
  return query.studyId || String(study?.id ?? 'default');
}

/** The booking that this visitor made for the study of this visit: bookings outlive the tab and whoever used it. */
export function bookingOf(facts: Pick<Facts, 'answers' | 'bookings' | 'query' | 'study'>): Booking | undefined {
  const booking = facts.bookings[bookingKey(facts)];
  const { firstName, lastName } = facts.answers;
  const name = joinName(firstName, lastName);
  const isOfAnother = name && booking?.customer.name && booking.customer.name.toLowerCase() !== name.toLowerCase();
  return isOfAnother ? undefined : booking;
}
