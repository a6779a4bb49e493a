import { idempotencyHeader } from '#src/api/services.ts';
import { descriptions, type Scheduler } from '#src/domain/slots.ts';
import type { BookingRequest } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { openHold } from '#src/server/bots/hold.ts';
import type { Visit } from '#src/server/http/handle.ts';
import { optionalKey } from '#src/server/http/idempotency.ts';
import { callPartner, isAnswer } from '#src/server/partners/callPartner.ts';
import { booking, schedulingAway, siteBooking } from '#src/server/partners/scheduling.ts';
import { notFound, Refusal } from '#src/server/http/refusal.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { noLead } from '#src/server/scheduling/book.ts';
import { originOfRequest } from '#src/server/visitor/origin.ts';
import {
  alreadyBooked,
  askForAppointment,
  confirmAppointment,
  releaseAppointment,
  underWay,
  type OfLead,
} from './appointments.ts';
import { bookingLead, isErasedSince, type BookingLead } from './bookingLead.ts';
import { bookOnce, type BookingResult } from './bookOnce.ts';
import { requireBookable } from './bookable.ts';
import { closeOrder, openOrder } from './orders.ts';
import { removeBookings } from './removals.ts';
import { tellVisitor } from './tellVisitor.ts';

/** What a visitor asks for: a time for secondary screening, or with a site one at the site. */
export type Asked = { body: BookingRequest; studySiteId?: string };

/** 425: the lead is kept apart, of which nothing is said. It may be released by the next try: the page repeats it. */
const notYet = () =>
  new Refusal(
    425,
    { error: 'notYet', message: 'No appointment can be made yet. Try again shortly, or call us.', field: 'start' },
    3,
  );

/**
 * Books a time for the qualified lead of this session. What the scheduling service is told of the person and the study is
 * what was saved, so that nobody books for a number or writes to a coordinator otherwise.
 */
export async function bookAppointment(context: ServerContext, asked: Asked, visit: Visit): Promise<BookingResult> {
  const { body, studySiteId } = asked;
  const { request } = visit;
  const key = optionalKey(request.headers[idempotencyHeader]);
  const lead = await bookingLead(context, request, body.customer.phone);
  const scope = studySiteId === undefined ? 'book' : 'bookSite';
  const booked = bookOnce(context, { scope, key, leadId: lead.id, content: asked }, async () => {
    requireBookable(body, context.clock());
    if (studySiteId !== undefined) await requireSiteOf(context, lead.study, studySiteId);
    if (await openHold(context.db, lead.id)) throw notYet();
    const { appointment, isOwn } = await askForAppointment(
      context.db,
      { ...wanted(asked, lead), origin: originOfRequest(request, context.settings) },
      context.clock(),
    );
    if (appointment.state === 'booked') return appointment.id;
    const order = { body: bodyFor(asked, lead), now: context.clock() };
    const bookingId = await askService(context, { appointment, order, studySiteId }, visit).catch(
      async (error: unknown) => {
        if (isOwn) await giveUp(context, appointment, error);
        throw error;
      },
    );
    const refusal = await confirm(context, appointment, bookingId);
    if (!refusal) return appointment.id;
    await removeBookings(context, request.log);
    throw refusal;
  });
  return booked.catch((error: unknown) => Promise.reject(isErasedSince(error) ? noLead() : error));
}

/** Throws 404 for a site of another study: nobody there knows of this one. Of a site that we do not know its service tells. */
async function requireSiteOf({ db }: ServerContext, study: BookingLead['study'], studySiteId: string): Promise<void> {
  const sites = await db.selectFrom('site').select('study_id').where('ext_id', '=', studySiteId).execute();
  if (sites.length > 0 && !sites.some(({ study_id }) => study_id === study.id))
    throw notFound('studySiteId', 'The study has no such site.');
}

const schedulerOf = ({ studySiteId }: Asked): Scheduler => (studySiteId === undefined ? 'secondary' : 'site');

function wanted(asked: Asked, { id, phone, study }: BookingLead) {
  const { resourceId, start, end, customer } = asked.body;
  const { studySiteId } = asked;
  const scheduler = schedulerOf(asked);
  const { timezone } = customer;
  return { leadId: id, phone, studyId: study.id, scheduler, studySiteId, resourceId, start, end, timezone };
}

type Wish = { appointment: OfLead; order: Parameters<typeof openOrder>[2]; studySiteId: string | undefined };

async function askService(context: ServerContext, wish: Wish, { request: { log } }: Visit): Promise<string> {
  const { appointment, order, studySiteId } = wish;
  const { body, service_key: key } = await openOrder(context.db, appointment, order);
  const attempt = { body, key, leadId: appointment.lead_id };
  const id =
    studySiteId === undefined
      ? await callPartner(context, log, booking, attempt)
      : await callPartner(context, log, siteBooking, { studySiteId, ...attempt });
  if (id === '') throw schedulingAway[appointment.scheduler]();
  return id;
}

/** What the service refused is settled. Where its answer was lost it may have booked: the order stays, to be asked again or let go of. */
async function giveUp({ db }: ServerContext, appointment: OfLead, error: unknown): Promise<void> {
  await releaseAppointment(db, appointment);
  if (isAnswer(error)) await closeOrder(db, appointment);
}

/**
 * Gives what to refuse with where it is nobody's any more: the lead was erased, has asked for another time since, or an
 * erasure that was given up has let go of this one. What the service has booked is then to be removed.
 */
async function confirm(context: ServerContext, appointment: OfLead, bookingId: string): Promise<Refusal | undefined> {
  return context.db.transaction().execute(async (tx) => {
    // Locked first, as an erasure does.
    const isThere = await lockLead(tx, appointment.lead_id);
    const isOrdered = await closeOrder(tx, appointment);
    const confirmed = isThere ? await confirmAppointment(tx, appointment, { bookingId, isOrdered }) : undefined;
    if (confirmed === 'now') await tellVisitor({ ...context, db: tx }, appointment, { told: 'booked', by: 'visitor' });
    if (confirmed) return undefined;
    const { scheduler, study_site_id } = appointment;
    const removal = { scheduler, study_site_id, booking_id: bookingId, due_at: context.clock().toISOString() };
    await tx.insertInto('booking_removal').values(removal).execute();
    if (isThere) return isOrdered ? alreadyBooked() : underWay();
    // Of a lead that had gone over before, its appointment is still there.
    await releaseAppointment(tx, appointment);
    return noLead();
  });
}

function bodyFor(asked: Asked, { name, email, phone, study }: BookingLead): BookingRequest {
  const { resourceId, start, end, where, graph, customer, studySiteId } = asked.body;
  return {
    resourceId,
    start,
    end,
    description: descriptions[schedulerOf(asked)],
    what: study.title,
    where,
    graph,
    customer: { name, phone, timezone: customer.timezone, ...(email !== null && { email }) },
    ...(studySiteId !== undefined && { studySiteId }),
  };
}
