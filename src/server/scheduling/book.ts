import type { Kysely } from 'kysely';
import type { BookingRequest } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { leadOfPhone } from '#src/server/leads/find.ts';
import { contentHash } from '#src/server/http/idempotency.ts';
import { Refusal, invalid, notFound } from '#src/server/http/refusal.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { resourcesFor } from './resources.ts';
import { isSlot } from './slots.ts';

/** 409: another request booked the time first. */
export const slotTaken = () =>
  new Refusal(409, { error: 'taken', message: 'This time has just been taken. Choose another one.', field: 'start' });

/**
 * Books a free slot and gives the id of the booking. The same request again gives the same id; of requests for one
 * time the database accepts exactly one.
 */
export async function bookSlot({ db, clock }: ServerContext, request: BookingRequest, site?: string): Promise<string> {
  const span = { start: new Date(request.start), end: new Date(request.end) };
  const resource = (await resourcesFor(db, site)).find(({ id }) => id === request.resourceId);
  if (!resource) throw notFound('resourceId', 'Nobody of this id can be booked here.');
  if (!isSlot(resource, span))
    throw invalid('start', 'This is no time that can be booked. Choose one that is offered.');
  if (span.start <= clock()) throw invalid('start', 'This time has passed. Choose a later one.');
  const hash = contentHash({ ...request, site });
  return (
    (await insert(db, request, hash, site)) ?? (await sameBooking(db, request, hash)) ?? Promise.reject(slotTaken())
  );
}

async function insert(db: Kysely<Database>, request: BookingRequest, hash: string, site?: string) {
  const { customer } = request;
  const phone = normalPhone(customer.phone);
  const row = await db
    .insertInto('booking')
    .values({
      resource_id: request.resourceId,
      lead_id: leadOfPhone(phone),
      study_site_id: site ?? request.studySiteId ?? null,
      starts_at: request.start,
      ends_at: request.end,
      description: request.description,
      what: request.what,
      customer_name: customer.name,
      customer_email: customer.email ?? null,
      customer_phone: phone,
      customer_timezone: customer.timezone,
      request_sha256: hash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
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
