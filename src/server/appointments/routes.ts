import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import { refuseForeignForms } from '#src/server/http/csrf.ts';
import { addForms } from '#src/server/http/forms.ts';
import { limitedTo } from '#src/server/http/limits.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { calendarPath } from '#src/server/scheduling/calendar.ts';
import { localeOfHeader } from '#src/server/visitor/language.ts';
import { brandOf, callCenterOf } from '#src/server/visitor/pageSettings.ts';
import { answer, sendGone } from './answer.ts';
import { findAppointment, type Appointment } from './appointments.ts';
import { addCalendarFiles } from './calendarFiles.ts';
import { cancelAppointment, moveAppointment } from './change.ts';
import { freeTimes } from './freeTimes.ts';
import { appointmentLink, appointmentOfLink, appointmentPath } from './link.ts';
import { appointmentPage, type Shown } from './page.ts';
import { calendarEntry, leadOf } from './reply.ts';

type Params = { link: string };
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
  addForms(app, MAX_FORM, (scope) => addRoutes(scope, context));
}

function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const url = `${appointmentPath}/:link`;
  const { rateLimitFactor: factor } = context.settings;
  const config = limitedTo(PAGES, factor);
  app.get<{ Params: Params; Querystring: Query }>(url, { config }, async ({ params, query }, reply) => {
    const appointment = await appointmentOfLink(context, params.link);
    if (!appointment) return sendGone(reply, context, query.language);
    const view = query.cancel === undefined ? (query.moved === undefined ? 'open' : 'moved') : 'cancelling';
    return send(reply, context, { appointment, view, language: query.language });
  });

  app.post<{ Params: Params; Body?: URLSearchParams }>(
    url,
    { config: limitedTo(FORMS, factor), onRequest: refuseForeignForms },
    async ({ params, body, log }, reply) => {
      const language = body?.get('language') ?? undefined;
      const appointment = await appointmentOfLink(context, params.link);
      if (!appointment) return sendGone(reply, context, language);
      const isMove = body?.get('do') === 'move';
      const [start = '', end = '', resourceId = ''] = (body?.get('time') ?? '').split(' ');
      const shown = { appointment, view: isMove ? 'open' : 'cancelling', language } as const;
      if (isMove && resourceId === '') return send(reply.code(400), context, { ...shown, problem: 'missing' });
      const changer = { by: 'visitor', log } as const;
      try {
        if (isMove) await moveAppointment(context, appointment, { ...changer, to: { start, end, resourceId } });
        else await cancelAppointment(context, appointment, changer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return sendProblem(reply.code(error.status), context, { ...shown, error });
      }
      return seeOther(reply, context, { appointment, language, isMove });
    },
  );
}

type Done = { appointment: Appointment; language: string | undefined; isMove: boolean };

/** Shows what has become of the appointment; the link of a moved one ends with its new time. */
async function seeOther(reply: FastifyReply, context: ServerContext, { appointment, language, isMove }: Done) {
  const now = (await findAppointment(context.db, appointment.id)) ?? appointment;
  const query = new URLSearchParams({ ...(language && { language }), ...(isMove && { moved: '1' }) });
  return reply.redirect(`${pathOf(context, now)}?${query}`, 303);
}

const pathOf = (context: ServerContext, appointment: Appointment) =>
  `${appointmentPath}/${appointmentLink(context, appointment)}`;

type Sent = {
  appointment: Appointment;
  view: 'open' | 'moved' | 'cancelling';
  language: string | undefined;
  problem?: Shown['problem'];
};

async function sendProblem(reply: FastifyReply, context: ServerContext, sent: Sent & { error: Refusal }) {
  const { error, appointment } = sent;
  const isTime = error.status === 400 || error.status === 404 || error.problem.error === 'taken';
  const now = await findAppointment(context.db, appointment.id);
  if (!now) return sendGone(reply, context, sent.language);
  return send(reply, context, { ...sent, appointment: now, problem: isTime ? 'taken' : 'away' });
}

async function send(
  reply: FastifyReply,
  context: ServerContext,
  { appointment, ...sent }: Sent,
): Promise<FastifyReply> {
  const { settings, cookieSecrets, db } = context;
  const { request } = reply;
  const lead = await leadOf(db, appointment);
  const { start, end, ...entry } = calendarEntry(appointment);
  const view = appointment.state === 'cancelled' ? 'cancelled' : sent.view;
  const frame = {
    language: isLocale(sent.language)
      ? sent.language
      : (lead?.language ?? localeOfHeader(request.headers['accept-language'])),
    brand: brandOf(request.hostname, settings),
  };
  const shown = {
    start,
    end,
    timezone: appointment.timezone,
    path: pathOf(context, appointment),
    phone: callCenterOf(lead?.country, settings),
    calendarFile: `${calendarPath({ ...entry, start, end }, cookieSecrets)}?language=${frame.language}`,
    problem: view === 'cancelled' ? undefined : sent.problem,
  };
  if (view === 'cancelled' || view === 'cancelling') return answer(reply, appointmentPage({ ...shown, view }, frame));
  const times = await freeTimes(context, request.log, { appointment, days: DAYS }).catch((error: unknown) => {
    if (error instanceof Refusal) return 'away' as const;
    throw error;
  });
  return answer(reply, appointmentPage({ ...shown, view, times }, frame));
}
