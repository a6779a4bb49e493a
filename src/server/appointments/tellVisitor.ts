import { sql, type Selectable } from 'kysely';
import type { AppointmentTable } from '#src/server/db/tables/appointments.ts';
import { enqueueMessage } from '#src/server/messages/enqueue.ts';
import type { PartnerContext } from '#src/server/partners/callPartner.ts';

/** What has become of an appointment. */
export type Told = 'booked' | 'moved' | 'cancelled';

/** Messages about appointments that one number or address gets within a day, unless an operator changes one. */
const MOST_A_DAY = 20;
const DAY_MS = 24 * 3_600_000;

type Change = { told: Told; by: 'visitor' | 'operator' };

/**
 * Has the visitor told, unless the settings want nothing sent; part of the transaction that changes the appointment. Whoever
 * books and moves for the number or the address of somebody else floods nobody: their page shows what is.
 */
export async function tellVisitor(
  context: PartnerContext,
  { id, lead_id: leadId }: Pick<Selectable<AppointmentTable>, 'id' | 'lead_id'>,
  { told, by }: Change,
): Promise<void> {
  const { db, settings, clock } = context;
  if (leadId === null || settings.appointmentMessages.length === 0) return;
  if (by === 'visitor' && (await isToldOften(context, leadId))) return;
  await enqueueMessage(db, { kind: `appointment.${told}`, leadId, appointmentId: id, at: clock() });
}

/** Whether a contact of the lead has got as many messages, with all leads that have it. */
async function isToldOften({ db, settings, clock }: PartnerContext, leadId: string): Promise<boolean> {
  const factor = settings.rateLimitFactor;
  if (factor === 0) return false;
  const since = new Date(clock().getTime() - DAY_MS).toISOString();
  const { rows } = await sql<{ n: number }>`
    select count(distinct message.id)::integer as n from lead_contact mine
    join lead_contact other on other.value = mine.value and other.holder = 'lead'
    join message on message.lead_id = other.lead_id
    where mine.lead_id = ${leadId}::uuid and mine.holder = 'lead'
      and message.kind like 'appointment.%' and message.created_at > ${since}::timestamptz`.execute(db);
  return (rows[0]?.n ?? 0) >= Math.ceil(MOST_A_DAY * factor);
}
