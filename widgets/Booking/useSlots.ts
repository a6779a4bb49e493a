import { useEffect, useMemo, useState } from 'react';
import { timezoneHere } from '#src/domain/appointment.ts';
import { BOOKING_DAYS, bookingDays, type BookingDay, type Scheduler } from '#src/domain/slots.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { Slot } from '#src/generated/api.ts';
import { useSurroundings, type Surroundings } from '#src/kit/context.ts';

/** The free times of the weeks that were asked for. */
type Times = { slots: readonly Slot[]; weeks: number };

async function freeSlots({ call, facts }: Surroundings, scheduler: Scheduler, weeks: number) {
  const query = { to: weeks * BOOKING_DAYS, timezone: timezoneHere() };
  if (scheduler === 'secondary') return call('availability', { query });
  const siteId = studySiteId(facts());
  if (!siteId) throw new Error('studySiteId is required');
  return call('siteAvailability', { params: { studySiteId: siteId }, query });
}

/** The free times. A failed call is reported and leaves the earlier ones, if any; where none is free that is counted. */
async function loadTimes(
  surroundings: Surroundings,
  scheduler: Scheduler,
  weeks: number,
  earlier: Times = { slots: [], weeks: 1 },
): Promise<Times> {
  const { report, count, facts } = surroundings;
  let times = earlier;
  try {
    times = { slots: await freeSlots(surroundings, scheduler, weeks), weeks };
  } catch (error) {
    report('error', `Getting free times failed: ${error instanceof Error ? error.message : 'unknown'}`);
  }
  if (bookingDays(times.slots, facts().today, timezoneHere(), times.weeks).length === 0) count('fully_booked');
  return times;
}

type Slots = {
  /** Undefined while they load, none when there are none or they cannot be had. */
  days: readonly BookingDay[] | undefined;
  reload: () => void;
  /** Adds a week; resolves with whether it could be had. */
  loadWeek: () => Promise<boolean>;
};

/** The days with their free times in a zone, where they are wanted. */
export function useSlots(scheduler: Scheduler, timezone: string, isWanted: boolean): Slots {
  const surroundings = useSurroundings();
  const [times, setTimes] = useState<Times>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void loadTimes(surroundings, scheduler, 1).then((loaded) => (isCurrent ? setTimes(loaded) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [surroundings, scheduler, isWanted]);
  const { today } = surroundings.facts();
  const days = useMemo(() => times && bookingDays(times.slots, today, timezone, times.weeks), [times, today, timezone]);
  const load = async (weeks: number) => {
    const loaded = await loadTimes(surroundings, scheduler, weeks, times);
    setTimes(loaded);
    return loaded.weeks === weeks;
  };
  const weeks = times?.weeks ?? 1;
  return { days, reload: () => void load(weeks), loadWeek: () => load(weeks + 1) };
}
