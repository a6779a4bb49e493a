import { useEffect } from 'react';
import { timezoneHere } from '#src/domain/appointment.ts';
import { bookingOf, storedBooking } from '#src/domain/booking.ts';
import type { Booking } from '#src/domain/facts.ts';
import { useFacts, useSurroundings, type Surroundings } from './context.ts';

/** Stores what has become of the booking: it may be moved or cancelled on a page of its own. Failures leave it as it is. */
async function refresh({ call, storeBooking }: Surroundings, booking: Booking, link: string): Promise<void> {
  const now = await call('appointment', { body: { link } }).catch(() => undefined);
  if (now?.cancelled) storeBooking({ ...booking, isCancelled: true });
  else if (now?.booked && now.booked.start !== booking.bookingTime.start)
    storeBooking(storedBooking(now.booked, booking.customer.timezone ?? timezoneHere()));
}

/** The booking of this visit, asked for again whenever the page is shown. */
export function useCurrentBooking(): Booking | undefined {
  const surroundings = useSurroundings();
  const booking = useFacts(bookingOf);
  useEffect(() => {
    const link = booking?.change?.split('/').at(-1);
    if (!booking || !link) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh(surroundings, booking, link);
    };
    ask();
    // Also when the browser brings the page back as it was.
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('pageshow', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('pageshow', ask);
    };
  }, [surroundings, booking]);
  return booking;
}
