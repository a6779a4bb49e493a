import { useState } from 'react';
import { timezoneHere } from '#src/domain/appointment.ts';
import type { Booking } from '#src/domain/facts.ts';
import { bookingRequest, type Scheduler, type TimeSlot } from '#src/domain/slots.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import { useSurroundings, type Surroundings } from '#src/kit/context.ts';
import { sendOnce } from '#src/kit/sendOnce.ts';

export type Choice = { date?: string; slot?: TimeSlot };
type Chosen = { date: string; slot: TimeSlot };

async function book({ call, facts }: Surroundings, scheduler: Scheduler, { date, slot }: Chosen): Promise<Booking> {
  const { answers, study } = facts();
  const siteId = studySiteId(facts());
  const body = bookingRequest(scheduler, slot, { answers, study, studySiteId: siteId, timezone: timezoneHere() });
  const booked = await sendOnce({ scheduler, body }, (settings) => {
    if (scheduler === 'secondary') return call('book', { body }, settings);
    if (!siteId) throw new Error('studySiteId is required');
    return call('bookSite', { params: { studySiteId: siteId }, body }, settings);
  });
  const { name, email = '', phone, timezone } = body.customer;
  return {
    bookingDay: { date, id: date },
    bookingTime: { start: slot.start, end: slot.end, slot: slot.id },
    customer: { name, email, phone, timezone },
    calendar: { file: booked.calendarFile, google: booked.googleCalendar },
  };
}

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
      surroundings.storeBooking(await book(surroundings, scheduler, { date, slot }));
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
