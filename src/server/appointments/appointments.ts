import { sql, type Kysely, type Selectable } from 'kysely';
import { isUuid } from '#src/api/uuid.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { AppointmentTable } from '#src/server/db/tables/appointments.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { isOfHolder } from '#src/server/leads/handedOverAt.ts';
import { endPast, followAppointment, keepEarlier } from '#src/server/leads/keepAppointments.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { requireFewOfNumber } from './fewOfNumber.ts';

type Db = Kysely<Database>;
export type Appointment = Selectable<AppointmentTable>;
/** One that its lead asks for. */
export type OfLead = Appointment & { lead_id: string };
/** An appointment that is asked for; `isOwn` where this request has set the time aside, and no other. */
export type Asked = { appointment: OfLead; isOwn: boolean };

/** Whether a change of it is under way, or its answer from the scheduling service was lost and it is not settled. */
export const isUnsettled = ({ changing_until }: Appointment): boolean => changing_until !== null;

/** A time that a lead asks for; `start` and `end` are ISO moments. */
export type Wanted = {
  leadId: string;
  /** The number that is called then. */
  phone: string;
  studyId: number;
  scheduler: Appointment['scheduler'];
  studySiteId: string | undefined;
  resourceId: string;
  start: string;
  end: string;
  timezone: string;
  /** Origin at which it is asked for, to which links in messages lead. */
  origin: string;
};

/** How long the scheduling service has to answer before another request may ask in its place. */
const ASKED_MS = 60_000;

/** 409: the lead has an appointment for the study. */
export const alreadyBooked = () =>
  new Refusal(409, {
    error: 'alreadyBooked',
    message: 'There is an appointment for this study already. Move it or cancel it first.',
    field: 'start',
  });
/** 409: another request is about the same appointment. */
export const underWay = () =>
  new Refusal(
    409,
    { error: 'underWay', message: 'The appointment is being changed. Try again shortly.', field: 'appointment' },
    1,
  );

/**
 * Sets the time aside for the lead while the scheduling service is asked; a lead has one open appointment for a study.
 * Asked again for the same time it gives the same appointment, with `booking_id` once it is booked. Throws 409 for
 * another time, and where too many appointments are open for the number.
 */
export async function askForAppointment(db: Db, wanted: Wanted, now: Date): Promise<Asked> {
  await keepEarlier(db, wanted.leadId);
  await endPast(db, wanted.leadId, now);
  const earlier = await openAppointment(db, wanted);
  if (earlier?.state === 'booked' && isFor(earlier, wanted)) return { appointment: earlier, isOwn: false };
  if (earlier?.state === 'booked') throw alreadyBooked();
  const own = earlier ? await insertAsked(db, wanted, now) : await insertFirst(db, wanted, now);
  if (own) return { appointment: own, isOwn: true };
  const asked = await openAppointment(db, wanted);
  if (asked && isFor(asked, wanted)) return { appointment: asked, isOwn: false };
  throw underWay();
}

const isFor = (appointment: Appointment, { resourceId, start }: Wanted) =>
  appointment.resource_id === resourceId && appointment.starts_at.getTime() === Date.parse(start);

/** The appointment of a lead for a study that is booked, or about to be. */
function openAppointment(db: Db, { leadId, studyId }: Pick<Wanted, 'leadId' | 'studyId'>): Promise<OfLead | undefined> {
  return db
    .selectFrom('appointment')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('study_id', '=', studyId)
    .where('state', 'in', ['asked', 'booked'])
    .$narrowType<OfLead>()
    .executeTakeFirst();
}

/** The next appointment of a lead, whatever the study. */
export async function openAppointmentOf(db: Db, leadId: string, now: Date): Promise<Appointment | undefined> {
  return db
    .selectFrom('appointment')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where(isOfHolder)
    .where('state', '=', 'booked')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .executeTakeFirst();
}

/** As `insertAsked`, for a lead without an open appointment. Throws 409 where its number has too many. */
async function insertFirst(db: Db, wanted: Wanted, now: Date): Promise<OfLead | undefined> {
  return db.transaction().execute(async (tx) => {
    await requireFewOfNumber(tx, wanted, now);
    return insertAsked(tx, wanted, now);
  });
}

/** Undefined when another request of the lead has set a time aside in the last minute. */
async function insertAsked(db: Db, wanted: Wanted, now: Date): Promise<OfLead | undefined> {
  const at = now.toISOString();
  const time = {
    scheduler: wanted.scheduler,
    study_site_id: wanted.studySiteId ?? null,
    resource_id: wanted.resourceId,
    starts_at: wanted.start,
    ends_at: wanted.end,
    timezone: wanted.timezone,
    origin: wanted.origin,
    phone_hash: sealingOf(db).hash('phone', wanted.phone),
    changed_at: at,
  };
  return db
    .insertInto('appointment')
    .values({ ...time, lead_id: wanted.leadId, study_id: wanted.studyId, state: 'asked', created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'study_id'])
        .where(sql<boolean>`state in ('asked', 'booked')`)
        // What was asked for before was never booked.
        .doUpdateSet({ ...time, created_at: at })
        .where('appointment.state', '=', 'asked')
        .where('appointment.changed_at', '<', new Date(now.getTime() - ASKED_MS)),
    )
    .returningAll()
    .$narrowType<OfLead>()
    .executeTakeFirst();
}

/**
 * The scheduling service has booked it under this id. Of equal requests at once another may have released it meanwhile.
 * Gives by whom it is booked, this request or one before; undefined where the lead has asked for another time since, or
 * nobody is to ask the service for it any more.
 */
export async function confirmAppointment(
  tx: Db,
  appointment: OfLead,
  { bookingId, isOrdered }: { bookingId: string; isOrdered: boolean },
): Promise<'now' | 'before' | undefined> {
  const booked = { state: 'booked', booking_id: bookingId } as const;
  const confirmed = await tx
    .updateTable('appointment')
    .set(booked)
    .where('id', '=', appointment.id)
    .where('state', '=', 'asked')
    .where('resource_id', '=', appointment.resource_id)
    .where('starts_at', '=', appointment.starts_at)
    .returning('id')
    .executeTakeFirst();
  if (confirmed) {
    await followAppointment(tx, confirmed.id);
    return 'now';
  }
  if (isOrdered && (await insertAgain(tx, { ...appointment, ...booked }))) return 'now';
  const now = await openAppointment(tx, { leadId: appointment.lead_id, studyId: appointment.study_id });
  return now?.id === appointment.id && now.booking_id === bookingId ? 'before' : undefined;
}

/** Gives whether there was room for it: a lead has one open appointment for a study. */
async function insertAgain(tx: Db, appointment: OfLead): Promise<boolean> {
  const moments = {
    created_at: appointment.created_at.toISOString(),
    changed_at: appointment.changed_at.toISOString(),
    starts_at: appointment.starts_at.toISOString(),
    ends_at: appointment.ends_at.toISOString(),
    changing_until: null,
  };
  const added = await tx
    .insertInto('appointment')
    .values({ ...appointment, ...moments })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The scheduling service has refused it, or does not answer, to who set the time aside: the lead may ask for another. */
export async function releaseAppointment(db: Db, { id }: Appointment): Promise<void> {
  await db.deleteFrom('appointment').where('id', '=', id).where('state', '=', 'asked').execute();
}

/** The appointment of this id, whatever has become of it, with its lead where that is not somebody else's since; undefined for any other text. */
export async function findAppointment(db: Db, id: string): Promise<Appointment | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db.selectFrom('appointment').selectAll().select(isOfHolder.as('isOfHolder')).where('id', '=', id);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { isOfHolder: isTheirs, ...appointment } = row;
  return isTheirs ? appointment : { ...appointment, lead_id: null };
}
