import { Refusal } from '#src/server/http/refusal.ts';
import { keepEarlier } from '#src/server/leads/keepAppointments.ts';
import type { Person } from '#src/server/leads/person.ts';
import { isAnswer, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { cancelAppointment, type Changer } from './change.ts';
import { listAppointments } from './list.ts';
import { releaseLostOf } from './releaseLost.ts';

/** Appointments of a person at most; a lead has one for a study. */
const MOST = 1000;

/**
 * Cancels what a person has to come, so that the scheduling service lets go of them too. Gives what it could not be told:
 * its ids of the bookings, or the keys that they were asked for with where it never answered.
 */
export async function cancelAll(context: PartnerContext, person: Person, changer: Changer): Promise<string[]> {
  const now = context.clock();
  for (const leadId of person.leadIds) await keepEarlier(context.db, leadId);
  const rows = await listAppointments(context.db, { now, person, limit: MOST });
  const left: string[] = [];
  for (const row of rows.filter(({ state, ends_at }) => state === 'booked' && ends_at > now))
    await cancelAppointment(context, row, changer).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // What somebody else cancels or moves at this moment the erasure has let go of.
      if (!isAnswer(error)) left.push(row.booking_id ?? '');
    });
  return [...left, ...(await releaseLostOf(context, person.leadIds, changer.log))];
}
