import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { BookingRequest } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { contentHash } from '#src/server/http/idempotency.ts';
import { Refusal, invalid, notFound } from '#src/server/http/refusal.ts';
import { resourcesFor } from './resources.ts';
import { isSlot } from './slots.ts';

/** 409: another request booked the time first. */
export const slotTaken = () =>
  new Refusal(409, { error: 'taken', message: 'This time has just been taken. Choose another one.', field: 'start' });

/** 403: one answer whatever is missing, so that it tells nothing about anybody's lead. */
export const noLead = () =>
  new Refusal(403, {
    error: 'noLead',
    message: 'An appointment needs answers that were saved here and qualify for an open study.',
    field: 'Lead-Slug',
  });

type Context = Pick<ServerContext, 'db' | 'clock'>;
/** A time of somebody who can be booked; `start` and `end` are ISO moments. */
export type SlotRequest = Pick<BookingRequest, 'resourceId' | 'start' | 'end'>;
/** Where and for whom a time is booked: at a site, or for secondary screening without one. */
type BookedFor = { site?: string | undefined; leadId: string };

/**
 * Books a free slot for a lead and gives the id of the booking. The same request again gives the same id; of requests for
 * one time the database accepts exactly one. Throws 403 for a lead that has been erased meanwhile.
 */
export async function bookSlot(context: Context, request: BookingRequest, whose: BookedFor): Promise<string> {
  const { db } = context;
  await requireSlot(context, request, whose.site);
  const hash = contentHash({ ...request, ...whose }, sealingOf(db));
  return (
    (await insert(db, request, hash, whose)) ?? (await sameBooking(db, request, hash)) ?? Promise.reject(slotTaken())
  );
}

/** Cancels a booking: its time is free again. Gives whether there was one; one that is cancelled already counts. */
export async function cancelSlot(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ cancelled_at: sql`coalesce(cancelled_at, ${now.toISOString()}::timestamptz)` })
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Moves a booking to another free slot. Gives whether there was one that was not cancelled; throws as `bookSlot` does. */
export async function moveSlot(context: Context, id: string, to: SlotRequest, site?: string): Promise<boolean> {
  await requireSlot(context, to, site);
  const noOverlap = '23P01';
  const { numUpdatedRows } = await context.db
    .updateTable('booking')
    .set({ resource_id: to.resourceId, starts_at: to.start, ends_at: to.end })
    .where(sql<string>`id::text`, '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
    .catch((error: Error & { code?: unknown }) => Promise.reject(error.code === noOverlap ? slotTaken() : error));
  return Number(numUpdatedRows) > 0;
}

/** Throws 404 for somebody who cannot be booked here, 400 for a time that is not offered or has passed. */
async function requireSlot({ db, clock }: Context, slot: SlotRequest, site?: string): Promise<void> {
  const span = { start: new Date(slot.start), end: new Date(slot.end) };
  const resource = (await resourcesFor(db, site)).find(({ id }) => id === slot.resourceId);
  if (!resource) throw notFound('resourceId', 'Nobody of this id can be booked here.');
  if (!isSlot(resource, span))
    throw invalid('start', 'This is no time that can be booked. Choose one that is offered.');
  if (span.start <= clock()) throw invalid('start', 'This time has passed. Choose a later one.');
}

async function insert(db: Kysely<Database>, request: BookingRequest, hash: string, { site, leadId }: BookedFor) {
  const { customer } = request;
  const id = randomUUID();
  const content = {
    study_site_id: site ?? request.studySiteId ?? null,
    description: request.description,
    what: request.what,
    customer_name: customer.name,
    customer_email: customer.email ?? null,
    customer_phone: customer.phone,
    customer_timezone: customer.timezone,
  };
  const sealing = sealingOf(db);
  const row = {
    id,
    resource_id: request.resourceId,
    lead_id: leadId,
    starts_at: request.start,
    ends_at: request.end,
    sealed: sealRow(db, 'booking', { id }, content),
    phone_hash: sealing.hash('phone', customer.phone),
    email_hash: sealing.hashOrNull('email', customer.email),
    request_sha256: hash,
  };
  return db.transaction().execute(async (tx) => {
    // Who is erased meanwhile is not written down again.
    if (!(await lockLead(tx, leadId))) throw noLead();
    const free = tx
      .insertInto('booking')
      .values(row)
      .onConflict((conflict) => conflict.doNothing());
    return (await free.returning('id').executeTakeFirst())?.id;
  });
}

/** The booking that an equal request made before, whose answer was lost. */
async function sameBooking(db: Kysely<Database>, request: BookingRequest, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking')
    .select('id')
    .where('resource_id', '=', request.resourceId)
    .where('starts_at', '=', new Date(request.start))
    .where('request_sha256', '=', hash)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
