import { idempotencyHeader } from '#src/api/services.ts';
import { descriptions, type Scheduler } from '#src/domain/slots.ts';
import type { BookingRequest } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Visit } from '#src/server/http/handle.ts';
import { optionalKey } from '#src/server/http/idempotency.ts';
import { callPartner } from '#src/server/partners/callPartner.ts';
import { booking, schedulingAway, siteBooking } from '#src/server/partners/scheduling.ts';
import { askForAppointment, confirmAppointment, releaseAppointment } from './appointments.ts';
import { bookingLead, type BookingLead } from './bookingLead.ts';
import { bookOnce, type BookingResult } from './bookOnce.ts';
import { requireBookable } from './bookable.ts';

/** What a visitor asks for: a time for secondary screening, or with a site one at the site. */
export type Asked = { body: BookingRequest; studySiteId?: string };

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
  return bookOnce(context, { scope, key, leadId: lead.id, content: asked }, async () => {
    requireBookable(body, context.clock());
    const appointment = await askForAppointment(context.db, wanted(asked, lead), context.clock());
    if (appointment.state === 'booked') return appointment.id;
    const bookingId = await askService(context, { asked, lead, key }, visit).catch(async (error: unknown) => {
      await releaseAppointment(context.db, appointment);
      throw error;
    });
    await confirmAppointment(context.db, appointment, bookingId);
    return appointment.id;
  });
}

const schedulerOf = ({ studySiteId }: Asked): Scheduler => (studySiteId === undefined ? 'secondary' : 'site');

function wanted(asked: Asked, { id, study }: BookingLead) {
  const { resourceId, start, end, customer } = asked.body;
  const { studySiteId } = asked;
  const scheduler = schedulerOf(asked);
  return { leadId: id, studyId: study.id, scheduler, studySiteId, resourceId, start, end, timezone: customer.timezone };
}

type Order = { asked: Asked; lead: BookingLead; key: string | undefined };

async function askService(context: ServerContext, { asked, lead, key }: Order, { request: { log } }: Visit) {
  const { studySiteId } = asked;
  const order = { body: bodyFor(asked, lead), key, leadId: lead.id };
  const id =
    studySiteId === undefined
      ? await callPartner(context, log, booking, order)
      : await callPartner(context, log, siteBooking, { studySiteId, ...order });
  if (id === '') throw schedulingAway[schedulerOf(asked)]();
  return id;
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
