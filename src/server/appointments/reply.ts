import type { Booked } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { calendarPath, googleAddress } from '#src/server/scheduling/calendar.ts';
import type { Appointment } from './appointments.ts';
import { appointmentLink, appointmentPath } from './link.ts';

/** An appointment as calendars and visitors know it: when, and in whose calendar, without a person or a study. */
export const calendarEntry = ({ id, starts_at, ends_at, scheduler }: Appointment) => ({
  id,
  start: starts_at.toISOString(),
  end: ends_at.toISOString(),
  kind: scheduler,
});

/** The answer about an appointment that is booked, with the addresses at which it is changed and put into a calendar. */
export function bookedReply({ cookieSecrets }: Pick<ServerContext, 'cookieSecrets'>, appointment: Appointment): Booked {
  const entry = calendarEntry(appointment);
  const { id, start, end } = entry;
  return {
    id,
    start,
    end,
    calendarFile: calendarPath(entry, cookieSecrets),
    googleCalendar: googleAddress(entry),
    change: `${appointmentPath}/${appointmentLink({ cookieSecrets }, appointment)}`,
  };
}
