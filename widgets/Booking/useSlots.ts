import { useEffect, useState } from 'react';
import { timezoneHere } from '#src/domain/appointment.ts';
import { BOOKING_DAYS, bookingDays, type BookingDay, type Scheduler } from '#src/domain/slots.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import { useSurroundings, type Surroundings } from '#src/kit/context.ts';

async function freeSlots({ call, facts }: Surroundings, scheduler: Scheduler) {
  const query = { to: BOOKING_DAYS, timezone: timezoneHere() };
  if (scheduler === 'secondary') return call('availability', { query });
  const siteId = studySiteId(facts());
  if (!siteId) throw new Error('studySiteId is required');
  return call('siteAvailability', { params: { studySiteId: siteId }, query });
}

/** The free times by day. A failed call is reported and leaves the earlier times, if any; an empty list is counted. */
async function loadDays(
  surroundings: Surroundings,
  scheduler: Scheduler,
  earlier: readonly BookingDay[] = [],
): Promise<readonly BookingDay[]> {
  const { report, count, facts } = surroundings;
  let days = earlier;
  try {
    days = bookingDays(await freeSlots(surroundings, scheduler), facts().today, timezoneHere());
  } catch (error) {
    report('error', `Getting free times failed: ${error instanceof Error ? error.message : 'unknown'}`);
  }
  if (days.length === 0) count('fully_booked');
  return days;
}

type Slots = {
  /** Undefined while they load, none when there are none or they cannot be had. */
  days: readonly BookingDay[] | undefined;
  reload: () => void;
};

/** The days with their free times, where they are wanted. */
export function useSlots(scheduler: Scheduler, isWanted: boolean): Slots {
  const surroundings = useSurroundings();
  const [days, setDays] = useState<readonly BookingDay[]>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void loadDays(surroundings, scheduler).then((loaded) => (isCurrent ? setDays(loaded) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [surroundings, scheduler, isWanted]);
  return { days, reload: () => void loadDays(surroundings, scheduler, days).then(setDays) };
}
