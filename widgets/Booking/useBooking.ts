import { useState } from 'react';
import type { Booking } from '#src/domain/facts.ts';
import type { TimeSlot } from '#src/domain/slots.ts';
import { bookAppointment, findAppointment, UnknownAppointment, type Wish } from '#src/kit/bookAppointment.ts';
import { useSurroundings } from '#src/kit/context.ts';

/** What failed: nothing is booked, or nobody knows whether it is; `again` counts how often that was asked in vain. */
export type Failure = { what: 'notBooked' | 'unknown'; again: number };

export type Choice = { date?: string; slot?: TimeSlot };

/** The chosen time is being booked, or it is being asked whether the one that was asked for last is booked. */
export type Busy = 'booking' | 'checking';

/**
 * What is chosen, and booking it in a calendar, for a visitor who sees the times of a zone. It begins with `date`, where there is
 * one. Another day takes the time of the former back; a time pressed again, too. It stays as it is when booking it fails.
 */
export function useBooking(where: Omit<Wish, 'slot'>, date: string | undefined, onFailed: () => void) {
  const surroundings = useSurroundings();
  const [choice, setChoice] = useState<Choice>(date === undefined ? {} : { date });
  const [wanted, setWanted] = useState<TimeSlot>();
  const [busy, setBusy] = useState<Busy>();
  const [failure, setFailure] = useState<Failure>();
  /** Takes the appointment that is the answer, which leads on; gives what failed where there is none. */
  const take = async (doing: Busy, message: string, ask: () => Promise<Booking | undefined>) => {
    setBusy(doing);
    try {
      const booking = await ask();
      if (booking) {
        surroundings.storeBooking(booking);
        surroundings.count('booked');
        return undefined;
      }
    } catch (error) {
      surroundings.report('error', message);
      if (error instanceof UnknownAppointment) return 'unknown';
    } finally {
      setBusy(undefined);
    }
    return 'notBooked';
  };
  const submit = async () => {
    const { slot } = choice;
    if (!slot || busy) return;
    setWanted(slot);
    const what = await take('booking', 'Creating a booking failed', () =>
      bookAppointment(surroundings, { ...where, slot }),
    );
    if (!what) return;
    setFailure({ what, again: 0 });
    onFailed();
  };
  const check = async () => {
    if (!wanted || busy) return;
    const what = await take('checking', 'Asking for a booking failed', () =>
      findAppointment(surroundings, { slot: wanted, timezone: where.timezone }),
    );
    if (what) setFailure((before) => ({ what, again: (before?.again ?? 0) + 1 }));
  };
  return {
    choice,
    busy,
    failure,
    chooseDay: (chosen: string) => setChoice({ date: chosen }),
    toggleSlot: (slot: TimeSlot) =>
      setChoice(({ date: kept, slot: before }) => ({
        ...(kept && { date: kept }),
        ...(before?.id !== slot.id && { slot }),
      })),
    submit,
    check,
  };
}
