import type { FastifyInstance } from 'fastify';
import { isLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import { isPerson } from '#src/server/http/errors.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { appointmentOfFile, calendarFile } from '#src/server/scheduling/calendar.ts';
import { localeOfHeader } from '#src/server/visitor/language.ts';
import { sendGone } from './answer.ts';
import { findAppointment } from './appointments.ts';
import { calendarEntry, calendarWords, leadOf } from './reply.ts';

/**
 * The calendar file of an appointment, as it is now. Where there is none, calendars get the status, and somebody who followed
 * the link in a browser reads so.
 */
export function addCalendarFiles(app: FastifyInstance, context: ServerContext): void {
  const { db, cookieSecrets, clock } = context;
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(
    '/appointments/:file',
    async (request, reply) => {
      const known = appointmentOfFile(request.params.file, cookieSecrets);
      const appointment = known && (await findAppointment(db, known.id));
      if (!known || (!appointment && known.isOurs)) {
        if (isPerson(request)) return sendGone(reply, context);
        throw notFound('file', 'There is no such appointment.');
      }
      // One that an earlier release made at a scheduling service is as it was then.
      const { state: stage, revision } = appointment ?? { state: 'booked', revision: 0 };
      const lead = appointment && (await leadOf(db, appointment));
      const named = request.query.language;
      const language = isLocale(named) ? named : (lead?.language ?? localeOfHeader(request.headers['accept-language']));
      const reader = { language, country: lead?.country };
      const words = calendarWords(context, appointment ?? { scheduler: known.kind }, reader);
      const state = { isCancelled: stage === 'cancelled', revision, now: clock(), words };
      void reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="appointment.ics"');
      return reply
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(appointment ? calendarEntry(appointment) : known, state));
    },
  );
}
