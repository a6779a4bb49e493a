import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BookingRequest, Slot } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { bookSlot, slotTaken } from '#src/server/scheduling/book.ts';
import { freeSlots, resourcesFor } from '#src/server/scheduling/resources.ts';
import { windowOf } from '#src/server/scheduling/slots.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';
import { idempotencyHeader } from '#src/api/services.ts';
import type { PartnerCall } from './callPartner.ts';
import { replyReader } from './replyReader.ts';

type Window = { to?: number; timezone?: string };
type AtSite = { studySiteId: string };
/** A booking and its idempotency key, which is sent on: the service may have booked although its answer was lost. */
type Attempt = { body: BookingRequest; key: string | undefined };

const headersOf = (key: string | undefined) => (key === undefined ? {} : { headers: { [idempotencyHeader]: key } });

/** Days that are looked ahead unless the visitor asks for another number. */
const USUAL_DAYS = 7;

const queryOf = ({ to, timezone }: Window) => ({ to, timezone });
const siteAddress = (studySiteId: string, what: string) =>
  `/site/scheduling/${encodeURIComponent(studySiteId)}/${what}` as const;

/** The id that a scheduling service gives to a booking, or one of ours where it gives none. */
function bookingId(body: unknown): string {
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
  read: bookingId,
  standIn: (context, { body }) => bookSlot(context, body),
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
  read: bookingId,
  async standIn(context, { studySiteId, body }) {
    await requireSite(context.db, studySiteId);
    return bookSlot(context, body, studySiteId);
  },
  empty: '',
  refusals: { ...refusedBooking, ...unknownSite },
};

async function requireSite(db: Kysely<Database>, extId: string): Promise<void> {
  const row = await db.selectFrom('site').select('id').where('ext_id', '=', extId).executeTakeFirst();
  if (!row) throw notFound('studySiteId', 'There is no such site.');
}
