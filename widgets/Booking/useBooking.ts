import { useState } from 'react';
import type { Scheduler, TimeSlot } from '#src/domain/slots.ts';
import { bookAppointment } from '#src/kit/bookAppointment.ts';
import { useSurroundings } from '#src/kit/context.ts';

export type Choice = { date?: string; slot?: TimeSlot };

/** What is chosen, and booking it. Another day takes the time of the former back; a time pressed again, too. */
export function useBooking(scheduler: Scheduler, onFailed: () => void) {
  const surroundings = useSurroundings();
  const [choice, setChoice] = useState<Choice>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const { date, slot } = choice;
    if (!date || !slot || isBusy) return;
    setBusy(true);
    try {
      surroundings.storeBooking(await bookAppointment(surroundings, scheduler, slot));
      surroundings.count('booked');
    } catch {
      surroundings.report('error', 'Creating a booking failed');
      setChoice({ date });
      onFailed();
    }
    setBusy(false);
  };
  return {
    choice,
    isBusy,
    chooseDay: (date: string) => setChoice({ date }),
    toggleSlot: (slot: TimeSlot) =>
      setChoice(({ date, slot: before }) => ({ ...(date && { date }), ...(before?.id !== slot.id && { slot }) })),
    submit,
  };
}
