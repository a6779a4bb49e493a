import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BookingRequest, Slot } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { bookSlot, cancelSlot, moveSlot, slotTaken, type SlotRequest } from '#src/server/scheduling/book.ts';
import { freeSlots, resourcesFor } from '#src/server/scheduling/resources.ts';
import { windowOf } from '#src/server/scheduling/slots.ts';
import { invalid, notFound, Refusal } from '#src/server/http/refusal.ts';
import { idempotencyHeader } from '#src/api/services.ts';
import { partnerUnavailable, type PartnerCall } from './callPartner.ts';
import { replyReader } from './replyReader.ts';

type Window = { to?: number; timezone?: string };
type AtSite = { studySiteId: string };
/**
 * A booking for a lead, of which the service hears nothing but what the body has, and the key of the order: the service may
 * have booked although its answer was lost.
 */
type Attempt = { body: BookingRequest; key: string; leadId: string };
/** A booking by the id that the service gave it; with a site where it is the site's. */
type Existing = { bookingId: string; studySiteId?: string | undefined };

const headersOf = (key: string) => ({ headers: { [idempotencyHeader]: key } });

/** Days that are looked ahead unless the visitor asks for another number. */
const USUAL_DAYS = 7;

const queryOf = ({ to, timezone }: Window) => ({ to, timezone });
const siteAddress = (studySiteId: string, what: string) =>
  `/site/scheduling/${siteSegment(studySiteId)}/${what}` as const;

/** Throws 404 for dots alone, in whatever spelling an address above that of the sites. */
function siteSegment(studySiteId: string): string {
  if (/^\.{1,2}$/.test(studySiteId)) throw unknownSite[404]();
  return encodeURIComponent(studySiteId);
}

/** The id that a scheduling service gives to a booking, or one of ours where it gives none. */
function idIn(body: unknown): string {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  return typeof id === 'string' && /^[\w-]{1,36}$/.test(id) ? id : randomUUID();
}

const never = (refusal: Error) => (): never => {
  throw refusal;
};
/** What a scheduling service may answer to a booking besides yes. */
const refusedBooking = {
  400: never(invalid('start', 'This is no time that can be booked. Choose one that is offered.')),
  409: never(slotTaken()),
};
const unknownSite = { 404: never(notFound('studySiteId', 'There is no such site.')) };

export const availability: PartnerCall<Window, Slot[]> = {
  partner: 'scheduling',
  request: (input) => ({ method: 'GET', path: '/scheduling/availability', query: queryOf(input) }),
  read: replyReader('availability'),
  async standIn({ db, clock }, { to = USUAL_DAYS, timezone = 'UTC' }) {
    return freeSlots(db, await resourcesFor(db), windowOf(clock(), to, timezone));
  },
  empty: [],
};

/** Books for secondary screening and gives the id of the booking. */
export const booking: PartnerCall<Attempt, string> = {
  partner: 'scheduling',
  request: ({ body, key }) => ({ method: 'POST', path: '/scheduling/bookings', body, ...headersOf(key) }),
  read: idIn,
  standIn: (context, { body, leadId }) => bookSlot(context, body, { leadId }),
  empty: '',
  refusals: refusedBooking,
};

/** Whether a site takes bookings: ours do where somebody can be booked. */
export const siteStatus: PartnerCall<AtSite, { enabled: boolean }> = {
  partner: 'siteScheduling',
  request: ({ studySiteId }) => ({ method: 'GET', path: siteAddress(studySiteId, 'status') }),
  read: replyReader('siteSchedulingStatus'),
  async standIn({ db }, { studySiteId }) {
    await requireSite(db, studySiteId);
    return { enabled: (await resourcesFor(db, studySiteId)).length > 0 };
  },
  empty: { enabled: false },
  refusals: unknownSite,
};

export const siteAvailability: PartnerCall<AtSite & Window, Slot[]> = {
  partner: 'siteScheduling',
  request: ({ studySiteId, ...input }) => ({
    method: 'GET',
    path: siteAddress(studySiteId, 'availability'),
    query: queryOf(input),
  }),
  read: replyReader('siteAvailability'),
  async standIn({ db, clock }, { studySiteId, to = USUAL_DAYS, timezone = 'UTC' }) {
    await requireSite(db, studySiteId);
    return freeSlots(db, await resourcesFor(db, studySiteId), windowOf(clock(), to, timezone));
  },
  empty: [],
  refusals: unknownSite,
};

/** Books at a site and gives the id of the booking. */
export const siteBooking: PartnerCall<AtSite & Attempt, string> = {
  partner: 'siteScheduling',
  request: ({ studySiteId, body, key }) => ({
    method: 'POST',
    path: siteAddress(studySiteId, 'booking'),
    body,
    ...headersOf(key),
  }),
  read: idIn,
  async standIn(context, { studySiteId, body, leadId }) {
    await requireSite(context.db, studySiteId);
    return bookSlot(context, body, { site: studySiteId, leadId });
  },
  empty: '',
  refusals: { ...refusedBooking, ...unknownSite },
};

/** Address of a booking that stands. */
function bookingAddress({ bookingId, studySiteId }: Existing) {
  const id = encodeURIComponent(bookingId);
  return studySiteId === undefined
    ? (`/scheduling/bookings/${id}` as const)
    : (`${siteAddress(studySiteId, 'booking')}/${id}` as const);
}

/** A service that does not know a booking any more has let its time go. */
const unknownBooking = { 404: () => true, 410: () => true };

/** 410: such a booking cannot be moved. */
const goneBooking = new Refusal(410, {
  error: 'gone',
  message: 'The scheduling service has no such appointment any more. Call us.',
  field: 'appointment',
});
const unmovable = { 404: never(goneBooking), 410: never(goneBooking) };

const cancelling = (partner: 'scheduling' | 'siteScheduling'): PartnerCall<Existing, boolean> => ({
  partner,
  request: (existing) => ({ method: 'DELETE', path: bookingAddress(existing) }),
  read: () => true,
  standIn: async ({ db, clock }, { bookingId }) => {
    await cancelSlot(db, bookingId, clock());
    return true;
  },
  empty: false,
  refusals: unknownBooking,
});

const moving = (partner: 'scheduling' | 'siteScheduling'): PartnerCall<Existing & { to: SlotRequest }, boolean> => ({
  partner,
  request: ({ to: { resourceId, start, end }, ...existing }) => ({
    method: 'PUT',
    path: bookingAddress(existing),
    body: { resourceId, start, end },
  }),
  read: () => true,
  standIn: (context, { bookingId, studySiteId, to }) => moveSlot(context, bookingId, to, studySiteId),
  empty: false,
  refusals: { ...refusedBooking, ...unmovable },
});

/** 503: the service of this calendar said nothing that can be used. */
export const schedulingAway = {
  secondary: () => partnerUnavailable('scheduling'),
  site: () => partnerUnavailable('siteScheduling'),
} as const;

/** Cancels a booking, whichever of the two services has it. False where the service says nothing. */
export const cancelledBooking = { secondary: cancelling('scheduling'), site: cancelling('siteScheduling') } as const;
/** Moves a booking to another time of the same service, at once and in one call. False where it was not moved. */
export const movedBooking = { secondary: moving('scheduling'), site: moving('siteScheduling') } as const;

async function requireSite(db: Kysely<Database>, extId: string): Promise<void> {
  const row = await db.selectFrom('site').select('id').where('ext_id', '=', extId).executeTakeFirst();
  if (!row) throw notFound('studySiteId', 'There is no such site.');
}
