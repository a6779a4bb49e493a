import { useState } from 'react';
import type { TimeSlot } from '#src/domain/slots.ts';
import { bookAppointment, UnknownAppointment, type Wish } from '#src/kit/bookAppointment.ts';
import { useSurroundings } from '#src/kit/context.ts';

/** What failed: nothing is booked, or nobody knows whether it is. */
export type Failure = 'notBooked' | 'unknown';

export type Choice = { date?: string; slot?: TimeSlot };

/**
 * What is chosen, and booking it in a calendar, for a visitor who sees the times of a zone. It begins with `date`, where there is
 * one. Another day takes the time of the former back; a time pressed again, too. It stays as it is when booking it fails.
 */
export function useBooking(where: Omit<Wish, 'slot'>, date: string | undefined, onFailed: (failure: Failure) => void) {
  const surroundings = useSurroundings();
  const [choice, setChoice] = useState<Choice>(date === undefined ? {} : { date });
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const { slot } = choice;
    if (!slot || isBusy) return;
    setBusy(true);
    try {
      surroundings.storeBooking(await bookAppointment(surroundings, { ...where, slot }));
      surroundings.count('booked');
    } catch (error) {
      surroundings.report('error', 'Creating a booking failed');
      onFailed(error instanceof UnknownAppointment ? 'unknown' : 'notBooked');
    }
    setBusy(false);
  };
  return {
    choice,
    isBusy,
    chooseDay: (chosen: string) => setChoice({ date: chosen }),
    toggleSlot: (slot: TimeSlot) =>
      setChoice(({ date: kept, slot: before }) => ({
        ...(kept && { date: kept }),
        ...(before?.id !== slot.id && { slot }),
      })),
    submit,
  };
}
