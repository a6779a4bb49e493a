import type { FastifyInstance } from 'fastify';
import type { Booked } from '#src/generated/api.ts';
import { findAppointment, openAppointmentOf } from '#src/server/appointments/appointments.ts';
import { bookAppointment, type Asked } from '#src/server/appointments/book.ts';
import { requireZone } from '#src/server/appointments/bookable.ts';
import { leadOfSession } from '#src/server/appointments/bookingLead.ts';
import { idOfLink } from '#src/server/appointments/link.ts';
import { bookedReply } from '#src/server/appointments/reply.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle, type Visit } from '#src/server/http/handle.ts';
import { callPartner } from '#src/server/partners/callPartner.ts';
import { availability, siteAvailability, siteStatus } from '#src/server/partners/scheduling.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';

/** Free times and bookings, for secondary screening and at sites. */
export function addBookings(app: FastifyInstance, context: ServerContext): void {
  addSecondaryBookings(app, context);
  addSiteBookings(app, context);
  addAppointment(app, context);
}

function addSecondaryBookings(app: FastifyInstance, context: ServerContext): void {
  const { settings } = context;

  handle(app, settings, 'availability', ({ query }, { request }) => {
    requireZone('timezone', query.timezone);
    return callPartner(context, request.log, availability, query);
  });

  handle(app, settings, 'book', ({ body }, visit) => book(context, { body }, visit));
}

function addSiteBookings(app: FastifyInstance, context: ServerContext): void {
  const { settings } = context;

  handle(app, settings, 'siteSchedulingStatus', ({ params }, { request }) =>
    callPartner(context, request.log, siteStatus, params),
  );

  handle(app, settings, 'siteAvailability', ({ params, query }, { request }) => {
    requireZone('timezone', query.timezone);
    return callPartner(context, request.log, siteAvailability, { ...params, ...query });
  });

  handle(app, settings, 'bookSite', ({ params: { studySiteId }, body }, visit) => {
    if (body.studySiteId !== undefined && body.studySiteId !== studySiteId)
      throw invalid('studySiteId', 'The booking names another site than its address does.');
    return book(context, { body, studySiteId }, visit);
  });
}

async function book(context: ServerContext, asked: Asked, visit: Visit): Promise<Booked> {
  const { id, isReplay } = await bookAppointment(context, asked, visit);
  const appointment = await findAppointment(context.db, id);
  if (!appointment) throw notFound('appointment', 'The appointment was erased.');
  if (isReplay) visit.reply.header('idempotency-replayed', 'true');
  visit.reply.code(201);
  return bookedReply(context, appointment);
}

/** What has become of an appointment, for a page that was told of it before: it may be moved or cancelled elsewhere. */
function addAppointment(app: FastifyInstance, context: ServerContext): void {
  const { db, settings, clock } = context;
  handle(app, settings, 'appointment', async ({ body: { link, slug } }, { request }) => {
    const lead = slug === undefined ? undefined : await leadOfSession(context, request, slug);
    const id = link === undefined ? undefined : idOfLink(context, link);
    const ofLink = id === undefined ? undefined : await findAppointment(db, id);
    const found = ofLink ?? (lead && (await openAppointmentOf(db, lead.id, clock())));
    if (found?.state === 'booked') return { booked: await bookedReply(context, found) };
    // Whoever is erased has their appointments cancelled: of those nothing is left.
    const isErased = id !== undefined && !found;
    return found?.state === 'cancelled' || isErased ? { cancelled: true } : {};
  });
}
