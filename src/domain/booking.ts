import type { Booking, Facts } from './facts.ts';

/** The key that the booking of this visit is kept by: the id of the study, `default` without one. */
export function bookingKey({ query, study }: Pick<Facts, 'query' | 'study'>): string {
  return query.studyId || String(study?.id ?? 'default');
}

/** The booking made for the study of this visit. */
export function bookingOf(facts: Pick<Facts, 'bookings' | 'query' | 'study'>): Booking | undefined {
  return facts.bookings[bookingKey(facts)];
}
