import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { callPartner, isAnswer, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { cancelledBooking, movedBooking, schedulingAway } from '#src/server/partners/scheduling.ts';
import type { SlotRequest } from '#src/server/scheduling/book.ts';
import { underWay, type Appointment } from './appointments.ts';
import { requireTime } from './bookable.ts';
import { tellVisitor } from './tellVisitor.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;
/** Who changes an appointment, and where what goes wrong is logged. */
export type Changer = { by: 'visitor' | 'operator'; log: Log };

/** How long a change may take at the scheduling service before another may begin. */
const CHANGE_MS = 30_000;

/** How often a visitor moves an appointment: the scheduling service writes to whoever has its number each time. */
const MOST_MOVES = 30;

/** Whether only an operator moves it now. */
export const isMovedOften = ({ revision }: Appointment): boolean => revision >= MOST_MOVES;

/** 429: an operator moves it. */
const movedOften = () =>
  new Refusal(429, {
    error: 'tooMany',
    message: 'This appointment was moved often enough. Call us to move it again.',
    field: 'appointment',
  });

/** 409: there is nothing left to change. */
const notOpen = () =>
  new Refusal(409, {
    error: 'notOpen',
    message: 'This appointment was cancelled, or it has passed.',
    field: 'appointment',
  });

/**
 * Cancels an appointment, first at its scheduling service: its time is free again. One that is cancelled already stays
 * so. Throws 503 while the service does not answer, and then nothing has changed here.
 */
export async function cancelAppointment(
  context: PartnerContext,
  appointment: Appointment,
  changer: Changer,
): Promise<void> {
  if (appointment.state === 'cancelled') return;
  await change(context, appointment, changer.by, async () => {
    const { scheduler } = appointment;
    const isDone = await callPartner(context, changer.log, cancelledBooking[scheduler], bookingOf(appointment));
    if (!isDone) throw schedulingAway[scheduler]();
    return { state: 'cancelled' };
  });
}

/**
 * Moves an appointment to another free time of its scheduling service. The same time is no change. Throws 409 for a time
 * that is taken, 400 for one that is not offered, 429 where a visitor has moved it often, 503 while the service does not
 * answer; then nothing has changed here. One that the service has let go of is cancelled, and 410 thrown.
 */
export async function moveAppointment(
  context: PartnerContext,
  appointment: Appointment,
  { to: asked, ...changer }: Changer & { to: SlotRequest },
): Promise<void> {
  requireTime(asked, context.clock());
  // In one spelling: a moment may be written in ways that a database or a service reads otherwise.
  const to = { ...asked, start: momentOf(asked.start), end: momentOf(asked.end) };
  const { state } = appointment;
  if (
    state === 'booked' &&
    appointment.resource_id === to.resourceId &&
    appointment.starts_at.getTime() === Date.parse(to.start)
  )
    return;
  if (changer.by === 'visitor' && isMovedOften(appointment)) throw movedOften();
  await change(context, appointment, changer.by, async () => {
    const { scheduler } = appointment;
    const request = { ...bookingOf(appointment), to };
    const isDone = await callPartner(context, changer.log, movedBooking[scheduler], request);
    if (!isDone) throw schedulingAway[scheduler]();
    return { resource_id: to.resourceId, starts_at: to.start, ends_at: to.end };
  });
}

const momentOf = (text: string) => new Date(text).toISOString();

/** The id and site by which the scheduling service knows the booking of an appointment. */
export const bookingOf = ({ booking_id, scheduler, study_site_id }: Appointment) => ({
  bookingId: booking_id ?? '',
  studySiteId: scheduler === 'site' ? (study_site_id ?? undefined) : undefined,
});

type Changes = { state: 'cancelled' } | { resource_id: string; starts_at: string; ends_at: string };

/** Whether the scheduling service has let go of an appointment. */
export const isGone = (error: unknown): boolean => error instanceof Refusal && error.status === 410;

/** Makes one change at a time: first at the service, then here. */
async function change(
  context: PartnerContext,
  appointment: Appointment,
  by: Changer['by'],
  atService: () => Promise<Changes>,
): Promise<void> {
  const { db, clock } = context;
  const { id, changing_until: before } = appointment;
  const now = clock();
  await beginChange(db, id, now);
  let changes: Changes;
  try {
    changes = await atService();
  } catch (error) {
    // Where its answer was lost the service may have made the change: it is settled later.
    const changing_until = isAnswer(error) ? before : new Date(now.getTime() - 1);
    if (isGone(error)) await recordChange(context, appointment, 'operator', { state: 'cancelled' });
    else await db.updateTable('appointment').set({ changing_until }).where('id', '=', id).execute();
    throw error;
  }
  await recordChange(context, appointment, by, changes);
}

/** Notes what has become of an appointment at its service, and tells the visitor. */
export async function recordChange(
  context: PartnerContext,
  { id, lead_id: leadId }: Appointment,
  by: Changer['by'],
  changes: Changes,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction().execute(async (tx) => {
    // Locked first, as an erasure does.
    if (leadId !== null) await lockLead(tx, leadId);
    const changed = await tx
      .updateTable('appointment')
      .set({ ...changes, changed_at: now.toISOString(), changed_by: by, changing_until: null })
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .returning(['id', 'lead_id'])
      .executeTakeFirst();
    if (changed)
      await tellVisitor({ ...context, db: tx }, changed, { told: 'state' in changes ? 'cancelled' : 'moved', by });
  });
}

/** Throws 409 for an appointment that is not open, or that another request is changing. */
export async function beginChange(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const begun = await db
    .updateTable('appointment')
    .set({ changing_until: new Date(now.getTime() + CHANGE_MS).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('ends_at', '>', now)
    .where((where) => where.or([where('changing_until', 'is', null), where('changing_until', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  if (begun) return;
  const row = await db.selectFrom('appointment').select(['state', 'ends_at']).where('id', '=', id).executeTakeFirst();
  throw row?.state === 'booked' && row.ends_at > now ? underWay() : notOpen();
}
