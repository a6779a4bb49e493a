import type { FastifyInstance } from 'fastify';
import { idempotencyHeader } from '#src/api/services.ts';
import type { BookingRequest, Booked } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { isEmail } from '#src/domain/email.ts';
import { handle, type Visit } from '#src/server/http/handle.ts';
import { optionalKey } from '#src/server/http/idempotency.ts';
import { callPartner, partnerUnavailable } from '#src/server/partners/callPartner.ts';
import { availability, booking, siteAvailability, siteBooking, siteStatus } from '#src/server/partners/scheduling.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';
import { bookOnce, type BookingResult } from '#src/server/scheduling/bookOnce.ts';
import { calendarFile, calendarPath, googleAddress } from '#src/server/scheduling/calendar.ts';
import { isTimeZone } from '#src/server/scheduling/slots.ts';

/** Free times and bookings, for secondary screening and at sites, and the calendar file of a booking. */
export function addBookings(app: FastifyInstance, context: ServerContext): void {
  addSecondaryBookings(app, context);
  addSiteBookings(app, context);
  addCalendarFiles(app, context);
}

function addSecondaryBookings(app: FastifyInstance, context: ServerContext): void {
  const { settings, clock } = context;

  handle(app, settings, 'availability', ({ query }, { request }) => {
    requireZone('timezone', query.timezone);
    return callPartner(context, request.log, availability, query);
  });

  handle(app, settings, 'book', async ({ body }, visit) => {
    const { headers, log } = visit.request;
    const key = optionalKey(headers[idempotencyHeader]);
    const result = await bookOnce(context, { scope: 'book', key, body }, async () => {
      requireBookable(body, clock());
      const id = await callPartner(context, log, booking, { body, key });
      if (id === '') throw partnerUnavailable('scheduling');
      return id;
    });
    return bookedReply(context, { kind: 'secondary', body, result }, visit);
  });
}

function addSiteBookings(app: FastifyInstance, context: ServerContext): void {
  const { settings, clock } = context;

  handle(app, settings, 'siteSchedulingStatus', ({ params }, { request }) =>
    callPartner(context, request.log, siteStatus, params),
  );

  handle(app, settings, 'siteAvailability', ({ params, query }, { request }) => {
    requireZone('timezone', query.timezone);
    return callPartner(context, request.log, siteAvailability, { ...params, ...query });
  });

  handle(app, settings, 'bookSite', async ({ params: { studySiteId }, body }, visit) => {
    const { headers, log } = visit.request;
    const key = optionalKey(headers[idempotencyHeader]);
    const result = await bookOnce(context, { scope: 'bookSite', key, body, studySiteId }, async () => {
      requireBookable(body, clock());
      if (body.studySiteId !== undefined && body.studySiteId !== studySiteId)
        throw invalid('studySiteId', 'The booking names another site than its address does.');
      const id = await callPartner(context, log, siteBooking, { studySiteId, body, key });
      if (id === '') throw partnerUnavailable('siteScheduling');
      return id;
    });
    return bookedReply(context, { kind: 'site', body, result }, visit);
  });
}

function addCalendarFiles(app: FastifyInstance, { cookieSecret, clock }: ServerContext): void {
  app.get<{ Params: { file: string } }>('/appointments/:file', ({ params: { file } }, reply) => {
    const text = calendarFile(file, cookieSecret, clock());
    if (text === undefined) throw notFound('file', 'There is no such appointment.');
    void reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="appointment.ics"');
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

type Outcome = { kind: 'secondary' | 'site'; body: BookingRequest; result: BookingResult };

function bookedReply({ cookieSecret }: ServerContext, { kind, body, result }: Outcome, { reply }: Visit): Booked {
  const { id, isReplay } = result;
  if (isReplay) reply.header('idempotency-replayed', 'true');
  reply.code(201);
  const { start, end } = body;
  const appointment = { id, start, end, kind };
  const calendar = calendarPath(appointment, cookieSecret);
  return { id, start, end, calendarFile: calendar, googleCalendar: googleAddress(appointment) };
}

/** How far ahead anything is booked. */
const MAX_AHEAD_MS = 62 * 24 * 60 * 60 * 1000;

/** Constraints on a booking that the schema cannot express. Throws 400 naming the field. */
function requireBookable({ start, end, customer }: BookingRequest, now: Date): void {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(from)) throw invalid('start', 'The moment does not exist.');
  if (Number.isNaN(until) || until <= from) throw invalid('end', 'The end must be a moment after the start.');
  if (from <= now.getTime()) throw invalid('start', 'This time has passed. Choose a later one.');
  if (from > now.getTime() + MAX_AHEAD_MS) throw invalid('start', 'This time is too far ahead.');
  requireZone('customer.timezone', customer.timezone);
  if (customer.email !== undefined && customer.email !== '' && !isEmail(customer.email))
    throw invalid('customer.email', 'This is no email address.');
}

function requireZone(field: string, zone: string): void {
  if (!isTimeZone(zone)) throw invalid(field, 'There is no such time zone. Send an IANA name such as Europe/Dublin.');
}
