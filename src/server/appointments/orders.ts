import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { BookingRequest } from '#src/generated/api.ts';
import { sealedPlace, sealRow } from '#src/server/db/sealed/rows.ts';
import type { Database } from '#src/server/db/schema.ts';
import { storedKey } from '#src/server/http/idempotency.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { noLead } from '#src/server/scheduling/book.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { BookingOrderTable } from '#src/server/db/tables/appointments.ts';
import { underWay, type OfLead } from './appointments.ts';

type Db = Kysely<Database>;
export type Order = Selectable<BookingOrderTable>;

/** How long a visitor may ask for the same time again before it is let go of; longer than a service may take. */
const WAIT_MS = 2 * 60_000;

const ofAppointment = ({ lead_id, study_id, resource_id, starts_at }: OfLead) => sql<boolean>`
  lead_id = ${lead_id}::uuid and study_id = ${study_id} and resource_id = ${resource_id}
    and starts_at = ${starts_at.toISOString()}::timestamptz`;

/**
 * What a service knows an order by, however many ask for it at once and by whatever keys of theirs. It answers a key for ever
 * as it did at first: what was refused, cancelled or let go of is asked for anew, as an appointment with another id.
 */
const keyOf = ({ id, resource_id, starts_at }: OfLead) => storedKey(`${id} ${resource_id} ${starts_at.toISOString()}`);

/**
 * Notes what the service is about to be asked. Whoever asked for the same before without an answer asks again in the same
 * words with the same key. Throws 409 while that one is being let go of, 403 for a lead that was erased meanwhile.
 */
export async function openOrder(
  db: Db,
  appointment: OfLead,
  { body, now }: { body: BookingRequest; now: Date },
): Promise<{ service_key: string; body: BookingRequest }> {
  const { lead_id, study_id, scheduler, study_site_id, resource_id } = appointment;
  const release_at = new Date(now.getTime() + WAIT_MS).toISOString();
  const row = {
    lead_id,
    study_id,
    scheduler,
    study_site_id,
    resource_id,
    release_at,
    starts_at: appointment.starts_at.toISOString(),
    service_key: keyOf(appointment),
    sealed: sealRow(db, 'booking_order', { lead_id }, body),
    ordered_at: now.toISOString(),
  };
  const order = await db.transaction().execute(async (tx) => {
    if (!(await lockLead(tx, lead_id))) throw noLead();
    return insertUnleased(tx, row);
  });
  if (!order) throw underWay();
  return { service_key: order.service_key, body: askedOf(db, order) };
}

/** Undefined once the same order is being let go of: the service may answer again what it has cancelled. */
const insertUnleased = (tx: Db, row: Insertable<BookingOrderTable>) =>
  tx
    .insertInto('booking_order')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'study_id', 'resource_id', 'starts_at'])
        .doUpdateSet({ release_at: row.release_at })
        .where('booking_order.leased_until', 'is', null),
    )
    .returning(['service_key', 'lead_id', 'sealed'])
    .executeTakeFirst();

/** What the service was asked in an order. Throws `SealError`. */
export const askedOf = (db: Db, order: Pick<Order, 'lead_id' | 'sealed'>): BookingRequest =>
  sealingOf(db).open(sealedPlace('booking_order', order), order.sealed);

/** The service has answered. Gives whether the order still stood: one that is being let go of stays until it has been. */
export async function closeOrder(db: Db, appointment: OfLead): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('booking_order')
    .where(ofAppointment(appointment))
    .where('leased_until', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
