import { sql, type Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { slugOf } from '#src/server/leads/find.ts';
import { callPartner, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { booking, cancelledBooking, siteBooking } from '#src/server/partners/scheduling.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import { askedOf, type Order } from './orders.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

const LEASE_MS = 60_000;
/** Orders let go of in one run at most, and when one that could not be is tried again. */
const BATCH = 20;
const AGAIN_MS = 5 * 60_000;

/**
 * Lets go of what scheduling services were asked for without an answer that arrived, and that nobody asked for again: asked
 * once more with the same key, a service names the booking that it has made, and that is cancelled. Gives how many.
 */
export async function releaseLost(context: PartnerContext, log: Log): Promise<number> {
  const orders = await lease(context.db, context.clock(), sql<boolean>`true`);
  let released = 0;
  for (const order of orders) if (await release(context, order, log)) released += 1;
  return released;
}

/** The same at once for what leads have ordered. Gives the keys of what a service could not be told. */
export async function releaseLostOf(context: PartnerContext, leadIds: readonly string[], log: Log): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const ids = sql.join(leadIds.map((id) => sql`${id}::uuid`));
  await context.db
    .updateTable('booking_order')
    .set({ release_at: context.clock().toISOString() })
    .where(sql<boolean>`lead_id in (${ids})`)
    .execute();
  const left: string[] = [];
  for (const order of await lease(context.db, context.clock(), sql<boolean>`lead_id in (${ids})`))
    if (!(await release(context, order, log))) left.push(order.service_key);
  return left;
}

async function lease(db: Kysely<Database>, now: Date, which: ReturnType<typeof sql<boolean>>): Promise<Order[]> {
  const [moment, until, again] = [0, LEASE_MS, AGAIN_MS].map((ms) => new Date(now.getTime() + ms).toISOString());
  const { rows } = await sql<Order>`
    update booking_order set leased_until = ${until}::timestamptz, release_at = ${again}::timestamptz
    where id in (select id from booking_order
      where release_at <= ${moment}::timestamptz and (leased_until is null or leased_until <= ${moment}::timestamptz) and ${which}
      order by release_at limit ${BATCH} for update skip locked)
    returning *`.execute(db);
  return rows;
}

async function release(context: PartnerContext, order: Order, log: Log): Promise<boolean> {
  const { db, clock } = context;
  const isSettled = order.starts_at <= clock() || (await isBooked(db, order));
  const isReleased = isSettled || (await letGo(context, order, log));
  if (isReleased) await db.deleteFrom('booking_order').where('id', '=', order.id).execute();
  else
    await db
      .updateTable('booking_order')
      .set({ leased_until: clock().toISOString() })
      .where('id', '=', order.id)
      .execute();
  return isReleased;
}

/** Whether another request of the lead was answered. One that a server that was killed has left half-way is forgotten. */
async function isBooked(db: Kysely<Database>, order: Order): Promise<boolean> {
  const { lead_id, study_id, resource_id, starts_at } = order;
  const isOfOrder = sql<boolean>`lead_id = ${lead_id}::uuid and study_id = ${study_id} and resource_id = ${resource_id}
    and starts_at = ${starts_at.toISOString()}::timestamptz`;
  await db.deleteFrom('appointment').where(isOfOrder).where('state', '=', 'asked').execute();
  const row = await db
    .selectFrom('appointment')
    .select('id')
    .where(isOfOrder)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the order is to go: the service has no booking of it any more. What it refuses to book anew it has not booked. */
async function letGo(context: PartnerContext, order: Order, log: Log): Promise<boolean> {
  const { scheduler, study_site_id, service_key: key, lead_id: leadId } = order;
  const studySiteId = scheduler === 'site' ? (study_site_id ?? undefined) : undefined;
  try {
    const body = askedOf(context.db, order);
    const bookingId =
      studySiteId === undefined
        ? await callPartner(context, log, booking, { body, key, leadId })
        : await callPartner(context, log, siteBooking, { studySiteId, body, key, leadId });
    return (
      bookingId !== '' && (await callPartner(context, log, cancelledBooking[scheduler], { bookingId, studySiteId }))
    );
  } catch (error) {
    if (error instanceof SealError) {
      log.warn({ err: error, key }, 'a booking whose answer was lost cannot be let go of');
      // Nobody restores the row of somebody who was erased.
      return (await slugOf(context.db, leadId)) === undefined;
    }
    if (!(error instanceof Refusal)) throw error;
    return error.status !== 503;
  }
}
