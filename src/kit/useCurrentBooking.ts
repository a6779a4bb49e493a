import { useEffect } from 'react';
import { timezoneHere } from '#src/domain/appointment.ts';
import { bookingOf } from '#src/domain/booking.ts';
import type { Booking } from '#src/domain/facts.ts';
import { storedBooking } from '#src/domain/storedBooking.ts';
import { useFacts, useSurroundings, type Surroundings } from './context.ts';

/** Stores what has become of the booking: it may be moved or cancelled on a page of its own. Failures leave it as it is. */
async function refresh({ call, storeBooking }: Surroundings, booking: Booking, link: string): Promise<void> {
  const now = await call('appointment', { body: { link } }).catch(() => undefined);
  if (now?.cancelled) return storeBooking({ ...booking, isCancelled: true });
  if (!now?.booked) return undefined;
  const current = storedBooking(now.booked, booking.customer.timezone ?? timezoneHere());
  const isMoved = current.bookingTime.start !== booking.bookingTime.start;
  if (isMoved || current.isUnsettled !== booking.isUnsettled)
    storeBooking(isMoved ? current : { ...booking, isUnsettled: current.isUnsettled });
}

/** Until a change is settled: as a rule within minutes. */
const UNSETTLED_MS = 30_000;

/** The booking of this visit, asked for again whenever the page is shown, and from time to time while a change is unsettled. */
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
    const timer = booking.isUnsettled && setInterval(ask, UNSETTLED_MS);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('pageshow', ask);
      clearInterval(timer);
    };
  }, [surroundings, booking]);
  return booking;
}
