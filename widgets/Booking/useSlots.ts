import { useEffect, useState } from 'react';
import { BOOKING_DAYS, bookingDays, type BookingDay, type Scheduler } from '#src/domain/slots.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import { useSurroundings, type Surroundings } from '#src/kit/context.ts';

/** The time zone of this browser. */
export const timezoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

async function freeSlots({ call, facts }: Surroundings, scheduler: Scheduler) {
  const query = { to: BOOKING_DAYS, timezone: timezoneHere() };
  if (scheduler === 'secondary') return call('availability', { query });
  const siteId = studySiteId(facts());
  if (!siteId) throw new Error('studySiteId is required');
  return call('siteAvailability', { params: { studySiteId: siteId }, query });
}

/** The days with their free times; undefined while they load, none when there are none or they cannot be had. */
export function useSlots(scheduler: Scheduler): { days: readonly BookingDay[] | undefined; reload: () => void } {
  const surroundings = useSurroundings();
  const [attempt, setAttempt] = useState(0);
  const [days, setDays] = useState<readonly BookingDay[]>();
  useEffect(() => {
    let isCurrent = true;
    const { report, count, facts } = surroundings;
    const take = (loaded: readonly BookingDay[]) => {
      if (!isCurrent) return;
      if (loaded.length === 0) count('fully_booked');
      setDays(loaded);
    };
    freeSlots(surroundings, scheduler).then(
      (slots) => take(bookingDays(slots, facts().today, timezoneHere())),
      (error: unknown) => {
        report('error', `Getting free times failed: ${error instanceof Error ? error.message : 'unknown'}`);
        take([]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [surroundings, scheduler, attempt]);
  return { days, reload: () => setAttempt((before) => before + 1) };
}
