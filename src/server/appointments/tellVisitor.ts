import type { Selectable } from 'kysely';
import type { AppointmentTable } from '#src/server/db/tables/appointments.ts';
import { enqueueMessage } from '#src/server/messages/enqueue.ts';
import type { PartnerContext } from '#src/server/partners/callPartner.ts';

/** What has become of an appointment. */
export type Told = 'booked' | 'moved' | 'cancelled';

/** Has the visitor told, unless the settings want nothing sent; part of the transaction that changes the appointment. */
export async function tellVisitor(
  { db, settings, clock }: PartnerContext,
  { id, lead_id: leadId }: Pick<Selectable<AppointmentTable>, 'id' | 'lead_id'>,
  told: Told,
): Promise<void> {
  if (settings.appointmentMessages.length === 0) return;
  await enqueueMessage(db, { kind: `appointment.${told}`, leadId, appointmentId: id, at: clock() });
}
