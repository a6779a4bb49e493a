import type { CountryCode, Locale } from '#src/domain/facts.ts';
import type { Booked } from '#src/generated/api.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { calendarPath, googleAddress, type CalendarWords } from '#src/server/scheduling/calendar.ts';
import { callCenterOf } from '#src/server/visitor/pageSettings.ts';
import { isUnsettled, type Appointment } from './appointments.ts';
import { appointmentLink, appointmentPath } from './link.ts';

/** An appointment as calendars and visitors know it: when, and in whose calendar, without a person or a study. */
export const calendarEntry = ({ id, starts_at, ends_at, scheduler }: Appointment) => ({
  id,
  start: starts_at.toISOString(),
  end: ends_at.toISOString(),
  kind: scheduler,
});

type Reader = { language: Locale; country?: CountryCode | undefined };

/** What calendars call an appointment, and that it is by phone, from which number, for whoever reads them. */
export const calendarWords = (
  { settings }: Pick<ServerContext, 'settings'>,
  { scheduler }: Pick<Appointment, 'scheduler'>,
  { language, country }: Reader,
): CalendarWords => ({
  title: serverWords('calendarEntry', language).words[scheduler],
  description: `${serverWords('appointmentPage', language).words.byPhone} ${callCenterOf(country, settings)}`,
});

/** What is read of the lead; undefined where it is not any more, or not theirs who made the appointment. */
export async function leadOf(db: ServerContext['db'], { lead_id: id }: Appointment) {
  if (id === null) return undefined;
  return db.selectFrom('lead').select(['language', 'country']).where('id', '=', id).executeTakeFirst();
}

/** The answer about an appointment that is booked, with the addresses at which it is changed and put into a calendar. */
export async function bookedReply(
  context: Pick<ServerContext, 'db' | 'cookieSecrets' | 'settings'>,
  appointment: Appointment,
): Promise<Booked> {
  const { db, cookieSecrets } = context;
  const reader = (await leadOf(db, appointment)) ?? { language: sourceLocale };
  const entry = calendarEntry(appointment);
  const { id, start, end } = entry;
  return {
    id,
    start,
    end,
    calendarFile: calendarPath(entry, cookieSecrets),
    googleCalendar: googleAddress(entry, calendarWords(context, appointment, reader)),
    change: `${appointmentPath}/${appointmentLink({ cookieSecrets }, appointment)}`,
    ...(isUnsettled(appointment) && { isUnsettled: true }),
  };
}
