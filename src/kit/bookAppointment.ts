import { ApiError } from '#src/api/apiError.ts';
import { storedBooking } from '#src/domain/storedBooking.ts';
import type { Booking } from '#src/domain/facts.ts';
import { bookingRequest, type Scheduler, type TimeSlot } from '#src/domain/slots.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { Surroundings } from './context.ts';
import { sendOnce } from './sendOnce.ts';

/** What to book: a time, in one of the two calendars, and the IANA zone that the visitor sees it in. */
export type Wish = { scheduler: Scheduler; slot: TimeSlot; timezone: string };

type Booker = Pick<Surroundings, 'call' | 'facts' | 'subscribe' | 'leadSlug'>;

/**
 * Books a time for the saved lead of this tab, and gives what is stored of it. Where the lead has an appointment for the
 * study already, it is that one. Rejects as `retry` does where it has none, and as `findAppointment` where it may have one.
 */
export async function bookAppointment(surroundings: Booker, { scheduler, slot, timezone }: Wish): Promise<Booking> {
  const { call, facts } = surroundings;
  const leadSlug = await savedLead(surroundings);
  const { answers, study } = facts();
  const siteId = studySiteId(facts());
  const body = bookingRequest(scheduler, slot, { answers, study, studySiteId: siteId, timezone });
  try {
    const booked = await sendOnce({ scheduler, body, leadSlug }, (settings) => {
      if (scheduler === 'secondary') return call('book', { body }, { ...settings, leadSlug });
      if (!siteId) throw new Error('studySiteId is required');
      return call('bookSite', { params: { studySiteId: siteId }, body }, { ...settings, leadSlug });
    });
    return storedBooking(booked, timezone, slot.id);
  } catch (error) {
    const mayBeBooked = error instanceof ApiError && (error.code === 'alreadyBooked' || error.isTransient);
    const earlier = mayBeBooked ? await findAppointment(surroundings, { slot, timezone }) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

/** Nobody could be asked whether the lead has an appointment: it may have one. */
export class UnknownAppointment extends Error {}

/**
 * The appointment that the saved lead of this tab has already: another tab booked it, or the answer to an attempt was
 * lost, after which nobody knows whether it was booked. One of another time than the slot that was asked for last is marked
 * as such. Rejects with `UnknownAppointment` where that cannot be learnt.
 */
export async function findAppointment(
  { call, leadSlug }: Pick<Booker, 'call' | 'leadSlug'>,
  { slot, timezone }: Pick<Wish, 'slot' | 'timezone'>,
): Promise<Booking | undefined> {
  const slug = leadSlug();
  if (slug === undefined) return undefined;
  const { booked } = await call('appointment', { body: { slug } }).catch((cause: unknown) =>
    Promise.reject(new UnknownAppointment('Asking for the appointment failed', { cause })),
  );
  if (!booked) return undefined;
  const isOther = Date.parse(booked.start) !== Date.parse(slot.start);
  return { ...storedBooking(booked, timezone), ...(isOther && { stoodAlready: true }) };
}

/** How long a save that is under way may take before the booking is sent without. */
const maxSaveMs = 10_000;

/** The slug of the lead, once the save of it that is under way has ended: a booking needs a saved lead. */
function savedLead({ facts, subscribe, leadSlug }: Booker): Promise<string | undefined> {
  if (!facts().isLeadPending) return Promise.resolve(leadSlug());
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(leadSlug());
    };
    const timer = setTimeout(end, maxSaveMs);
    const unsubscribe = subscribe(() => (facts().isLeadPending ? undefined : end()));
  });
}
