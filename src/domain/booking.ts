import type { Booking, Facts } from './facts.ts';
import { joinName } from './fullName.ts';

/** The key under which the booking of this visit is stored: the id of the study, `default` without one. */
export function bookingKey({ query, study }: Pick<Facts, 'query' | 'study'>): string {
  return query.studyId || String(study?.id ?? 'default');
}

/**
 * The visitor's booking for the study of this visit. Bookings survive the tab: one under another name is not theirs.
 */
export function bookingOf(facts: Pick<Facts, 'answers' | 'bookings' | 'query' | 'study'>): Booking | undefined {
  const booking = facts.bookings[bookingKey(facts)];
  const { firstName, lastName } = facts.answers;
  const name = joinName(firstName, lastName);
  const isOfSomebodyElse = name && booking?.customer.name && booking.customer.name.toLowerCase() !== name.toLowerCase();
  return isOfSomebodyElse ? undefined : booking;
}
