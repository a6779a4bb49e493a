import { sql, type Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#src/server/db/schema.ts';
import { callPartner, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { cancelledBooking } from '#src/server/partners/scheduling.ts';
import type { Appointment } from './appointments.ts';

/** Bookings removed in one run at most, and when one that could not be is tried again. */
const BATCH = 20;
const AGAIN_MS = 5 * 60_000;

type Removal = Pick<Appointment, 'scheduler' | 'study_site_id'> & { id: string; booking_id: string };

/** Has scheduling services let go of what they booked for people who were erased, or who have another time. Gives how many bookings. */
export async function removeBookings(
  context: PartnerContext,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<number> {
  let removed = 0;
  for (const removal of await take(context.db, context.clock())) {
    if (await remove(context, removal, log)) removed += 1;
    else
      log.error(
        { alarm: 'booking-of-erased', bookingId: removal.booking_id },
        'a booking that is of nobody any more still stands',
      );
  }
  return removed;
}

/** What an operator reads of a booking that its service has not let go of yet. */
export const stillBooked = (bookingId: string) =>
  `The scheduling service did not answer. It is asked again until it lets go of the booking ${bookingId}.`;

/** Those that are due, which nobody else takes for a while. */
async function take(db: Kysely<Database>, now: Date): Promise<Removal[]> {
  const again = new Date(now.getTime() + AGAIN_MS).toISOString();
  const { rows } = await sql<Removal>`
    update booking_removal set due_at = ${again}::timestamptz
    where id in (select id from booking_removal where due_at <= ${now.toISOString()}::timestamptz
      order by due_at limit ${BATCH} for update skip locked)
    returning id, scheduler, study_site_id, booking_id`.execute(db);
  return rows;
}

async function remove(
  context: PartnerContext,
  { id, scheduler, study_site_id: studySiteId, booking_id: bookingId }: Removal,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  const existing = { bookingId, ...(scheduler === 'site' && studySiteId !== null && { studySiteId }) };
  const isGone = await callPartner(context, log, cancelledBooking[scheduler], existing).catch(() => false);
  if (isGone) await context.db.deleteFrom('booking_removal').where('id', '=', id).execute();
  return isGone;
}
