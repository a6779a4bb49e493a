import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { myDataPath } from '#src/domain/policies.ts';
import type { ServerContext } from '#src/server/context.ts';
import { refuseForeignForms } from '#src/server/http/csrf.ts';
import { addForms } from '#src/server/http/forms.ts';
import { limitedTo } from '#src/server/http/limits.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { calendarPath } from '#src/server/scheduling/calendar.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { sendGone } from './answer.ts';
import { answer, unseen } from '#src/server/pages/unseen.ts';
import { findAppointment, isUnsettled, type Appointment } from './appointments.ts';
import { addCalendarFiles } from './calendarFiles.ts';
import { cancelAppointment, isMovedOften, moveAppointment } from './change.ts';
import { freeTimes } from './freeTimes.ts';
import { inTurn } from './inTurn.ts';
import { appointmentLink, appointmentOfLink, appointmentPath, appointmentPathIn } from './link.ts';
import { appointmentPage, type Shown } from './page.ts';
import { calendarEntry, leadOf } from './reply.ts';

/** An appointment, and the link of the data of its person where it was opened from there. */
type Params = { appointment: string; data?: string };
type Query = { language?: string; cancel?: string; moved?: string };
const MAX_FORM = 2048;
/** Days within which another time is offered. */
const DAYS = 14;

/** Pages and forms a minute from one address: the scheduling service is asked for each page what is free. */
const PAGES = 120;
const FORMS = 30;

/**
 * The calendar file of an appointment, and the page on which a visitor moves or cancels it. Its address is the secret that no
 * other site knows.
 */
export function addAppointments(app: FastifyInstance, context: ServerContext): void {
  addCalendarFiles(app, context);
  addForms(app, MAX_FORM, (scope) => {
    for (const place of [appointmentPath, appointmentPathIn(':data')])
      addRoutes(scope, context, `${place}/:appointment`);
  });
}

function addRoutes(app: FastifyInstance, context: ServerContext, url: string): void {
  const { rateLimitFactor: factor } = context.settings;
  const config = limitedTo(PAGES, factor);
  app.get<{ Params: Params; Querystring: Query }>(url, { config }, async ({ params, query }, reply) => {
    const appointment = await appointmentOfLink(context, params.appointment);
    if (!appointment) return sendGone(reply, context, query.language);
    const view = query.cancel === undefined ? (query.moved === undefined ? 'open' : 'moved') : 'cancelling';
    return send(reply, context, { appointment, view, language: query.language, data: params.data });
  });

  app.post<{ Params: Params; Body?: URLSearchParams }>(
    url,
    { config: limitedTo(FORMS, factor), onRequest: refuseForeignForms },
    async ({ params, body, log }, reply) => {
      const language = body?.get('language') ?? undefined;
      const appointment = await appointmentOfLink(context, params.appointment);
      if (!appointment) return sendGone(reply, context, language);
      const isMove = body?.get('do') === 'move';
      const [start = '', end = '', resourceId = ''] = (body?.get('time') ?? '').split(' ');
      const shown = { appointment, view: isMove ? 'open' : 'cancelling', language, data: params.data } as const;
      if (isMove && resourceId === '') return send(reply.code(400), context, { ...shown, problem: 'missing' });
      const changer = { by: 'visitor', log } as const;
      try {
        const to = { start, end, resourceId };
        await inTurn(context, appointment, (now) =>
          isMove ? moveAppointment(context, now, { ...changer, to }) : cancelAppointment(context, now, changer),
        );
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return sendProblem(reply.code(error.status), context, { ...shown, error });
      }
      return seeOther(reply, context, { ...shown, isMove });
    },
  );
}

type Done = Place & { language: string | undefined; isMove: boolean };

/** Shows what has become of the appointment; the link of a moved one ends with its new time. */
async function seeOther(reply: FastifyReply, context: ServerContext, { language, isMove, ...place }: Done) {
  const appointment = (await findAppointment(context.db, place.appointment.id)) ?? place.appointment;
  const query = new URLSearchParams({ ...(language && { language }), ...(isMove && { moved: '1' }) });
  return unseen(reply).redirect(`${pagePath(context, { ...place, appointment })}?${query}`, 303);
}

type Place = { appointment: Appointment; data?: string | undefined };

const pagePath = (context: ServerContext, { appointment, data }: Place) =>
  `${data === undefined ? appointmentPath : appointmentPathIn(encodeURIComponent(data))}/${appointmentLink(context, appointment)}`;

type Sent = Place & {
  view: 'open' | 'moved' | 'cancelling';
  language: string | undefined;
  problem?: Shown['problem'];
};

async function sendProblem(reply: FastifyReply, context: ServerContext, sent: Sent & { error: Refusal }) {
  const { error, appointment } = sent;
  const isTime = error.status === 400 || error.status === 404 || error.problem.error === 'taken';
  const now = await findAppointment(context.db, appointment.id);
  if (!now) return sendGone(reply, context, sent.language);
  return send(reply, context, { ...sent, appointment: now, problem: isTime ? 'taken' : undefined });
}

async function send(
  reply: FastifyReply,
  context: ServerContext,
  { appointment, data, ...sent }: Sent,
): Promise<FastifyReply> {
  const { settings, cookieSecrets, db } = context;
  const { request } = reply;
  const lead = await leadOf(db, appointment);
  const { start, end, ...entry } = calendarEntry(appointment);
  const view = appointment.state === 'cancelled' ? 'cancelled' : sent.view;
  const frame = frameOf(request, settings, { asked: sent.language, usual: lead?.language, country: lead?.country });
  const shown = {
    start,
    end,
    timezone: appointment.timezone,
    path: pagePath(context, { appointment, data }),
    back: data === undefined ? undefined : `${myDataPath}/${encodeURIComponent(data)}`,
    calendarFile: `${calendarPath({ ...entry, start, end }, cookieSecrets)}?language=${frame.language}`,
    problem: view === 'cancelled' ? undefined : (sent.problem ?? (isUnsettled(appointment) ? 'unknown' : undefined)),
  };
  if (view === 'cancelled' || view === 'cancelling') return answer(reply, appointmentPage({ ...shown, view }, frame));
  return answer(
    reply,
    appointmentPage({ ...shown, view, times: await timesFor(context, appointment, request.log) }, frame),
  );
}

/** The times to which a visitor may move an appointment. */
async function timesFor(context: ServerContext, appointment: Appointment, log: FastifyBaseLogger) {
  if (isMovedOften(appointment)) return 'often' as const;
  return freeTimes(context, log, { appointment, days: DAYS }).catch((error: unknown) => {
    if (error instanceof Refusal) return 'away' as const;
    throw error;
  });
}
