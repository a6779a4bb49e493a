import { isEmail } from '#src/domain/email.ts';
import type { BookingRequest } from '#src/generated/api.ts';
import { invalid } from '#src/server/http/refusal.ts';
import { isTimeZone } from '#src/server/scheduling/slots.ts';

/** How far ahead anything is booked. */
const MAX_AHEAD_MS = 62 * 24 * 60 * 60 * 1000;
/** How long an appointment lasts at most: a service may look at the start alone, and until its end it is one of its number. */
const MAX_LONG_MS = 24 * 60 * 60 * 1000;

/** Constraints on a time that the schema cannot express. Throws 400 naming the field. */
export function requireTime({ start, end }: Pick<BookingRequest, 'start' | 'end'>, now: Date): void {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(from)) throw invalid('start', 'The moment does not exist.');
  if (Number.isNaN(until) || until <= from) throw invalid('end', 'The end must be a moment after the start.');
  if (until > from + MAX_LONG_MS) throw invalid('end', 'An appointment lasts a day at the most.');
  if (from <= now.getTime()) throw invalid('start', 'This time has passed. Choose a later one.');
  if (from > now.getTime() + MAX_AHEAD_MS) throw invalid('start', 'This time is too far ahead.');
}

/** The same for a whole booking. */
export function requireBookable({ customer, ...time }: BookingRequest, now: Date): void {
  requireTime(time, now);
  requireZone('customer.timezone', customer.timezone);
  if (customer.email !== undefined && customer.email !== '' && !isEmail(customer.email))
    throw invalid('customer.email', 'This is no email address.');
}

/** Throws 400 for a zone that this server does not know. */
export function requireZone(field: string, zone: string): void {
  if (!isTimeZone(zone)) throw invalid(field, 'There is no such time zone. Send an IANA name such as Europe/Dublin.');
}
