import { definedOnly } from '#src/domain/definedOnly.ts';
import type { Booking } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { keys, read, write, type Storages } from './storages.ts';

/** The bookings that a tab has read or written last: what others have done with them since is not undone. */
const known = new WeakMap<Storages, State['bookings']>();

/** The upcoming bookings. Past ones are removed: they would block a new booking. */
export function readBookings(storages: Storages, now: number): State['bookings'] {
  const bookings = upcomingIn(storages, now);
  known.set(storages, bookings);
  return bookings;
}

function upcomingIn({ local }: Storages, now: number): State['bookings'] {
  // The cast is safe: only the functions below write this key, of this release or an earlier one.
  const stored = Object.entries({ ...(read(local, keys.booking) as Partial<Record<string, Stored>> | undefined) });
  const upcoming = stored.flatMap(([key, booking]) =>
    booking && Date.parse(booking.bookingTime?.end ?? '') > now ? [[key, idsAndTimes(booking)] as const] : [],
  );
  const isChanged = JSON.stringify(upcoming) !== JSON.stringify(stored);
  if (isChanged) write(local, keys.booking, upcoming.length > 0 ? Object.fromEntries(upcoming) : undefined);
  return Object.fromEntries(upcoming);
}

/** A booking as it is stored: earlier releases had the zone and the lead beside who booked, or nobody. */
type Stored = Omit<Booking, 'customer'> & Partial<Pick<Booking, 'customer'>> & Booking['customer'];

/** What outlives the tab of a booking. Earlier releases stored who booked by name, too. */
function idsAndTimes({ bookingDay, bookingTime, calendar, change, stoodAlready, ...stored }: Stored): Booking {
  const { timezone, lead } = { ...stored, ...stored.customer };
  const rest = definedOnly({ calendar, change, stoodAlready });
  return { bookingDay, bookingTime, customer: definedOnly({ timezone, lead }), ...rest };
}

/** Adds what this tab has changed of the bookings to those that are stored, and removes those that were cancelled. */
export function writeBookings(storages: Storages, bookings: State['bookings'], now: number): void {
  const before = known.get(storages) ?? {};
  const own = Object.entries(bookings).filter(([key, one]) => before[key] !== one);
  if (own.length === 0) return;
  known.set(storages, bookings);
  const all = { ...upcomingIn(storages, now), ...Object.fromEntries(own) };
  const stored = Object.entries(all).flatMap(([key, booking]) =>
    booking.isCancelled ? [] : [[key, idsAndTimes(booking)] as const],
  );
  write(storages.local, keys.booking, stored.length > 0 ? Object.fromEntries(stored) : undefined);
}
