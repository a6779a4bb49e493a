import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '#src/server/http/refusal.ts';
import type { PartnerContext } from '#src/server/partners/callPartner.ts';
import { findAppointment, type Appointment } from './appointments.ts';

/** How often it is looked whether the change before has ended: for ten seconds, more than a partner usually may take. */
const TRIES = 40;
const PAUSE_MS = 250;

const isUnderWay = (error: unknown) => error instanceof Refusal && error.problem.error === 'underWay';

/**
 * Changes an appointment once the change that another request has begun has ended, with what it is then: of a button
 * pressed twice the browser shows the second answer alone. Throws what the change throws, 409 where the one before lasts
 * longer.
 */
export async function inTurn(
  { db }: Pick<PartnerContext, 'db'>,
  appointment: Appointment,
  change: (appointment: Appointment) => Promise<void>,
): Promise<void> {
  let now = appointment;
  for (let left = TRIES; ; left -= 1) {
    try {
      return await change(now);
    } catch (error) {
      if (left === 0 || !isUnderWay(error)) throw error;
      await delay(PAUSE_MS);
      now = (await findAppointment(db, appointment.id)) ?? now;
    }
  }
}
