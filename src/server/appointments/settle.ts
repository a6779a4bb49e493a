import type { FastifyBaseLogger } from 'fastify';
import { isAnswer, callPartner, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { movedBooking } from '#src/server/partners/scheduling.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import type { Appointment } from './appointments.ts';
import { beginChange, bookingOf, isGone, recordChange } from './change.ts';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** How long a visitor may try again before their change is settled without them; and changes settled in one run at most. */
const WAIT_MS = 2 * 60_000;
const BATCH = 20;

/**
 * Settles changes of appointments of which the scheduling service gave no answer that arrived: it may have made them. It is
 * asked for the time that stands here, which the visitor reads; what it has cancelled is cancelled here too. Gives how many.
 */
export async function settleChanges(context: PartnerContext, log: Log): Promise<number> {
  const now = context.clock();
  const rows = await context.db
    .selectFrom('appointment')
    .selectAll()
    .where('changing_until', '<', new Date(now.getTime() - WAIT_MS))
    .where('state', '=', 'booked')
    .where('ends_at', '>', now)
    .orderBy('changing_until')
    .limit(BATCH)
    .execute();
  let settled = 0;
  for (const row of rows) if (await settle(context, row, log)) settled += 1;
  return settled;
}

async function settle(context: PartnerContext, appointment: Appointment, log: Log): Promise<boolean> {
  const { id, scheduler, resource_id: resourceId, starts_at, ends_at, booking_id: bookingId } = appointment;
  const to = { resourceId, start: starts_at.toISOString(), end: ends_at.toISOString() };
  try {
    await beginChange(context.db, id, context.clock());
    const isThere = await callPartner(context, log, movedBooking[scheduler], { ...bookingOf(appointment), to });
    if (isThere)
      await context.db.updateTable('appointment').set({ changing_until: null }).where('id', '=', id).execute();
    return isThere;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isGone(error)) {
      await recordChange(context, appointment, 'operator', { state: 'cancelled' });
      return true;
    }
    if (isAnswer(error))
      log.error({ alarm: 'appointment-differs', bookingId }, 'the scheduling service has another time than we do');
    return false;
  }
}
