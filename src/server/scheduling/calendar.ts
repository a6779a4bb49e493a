import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ServerContext } from '#src/server/context.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';

export type Appointment = { id: string; start: string; end: string; kind: 'secondary' | 'site' };

/** The last is absent in names of earlier releases, some of whose appointments only the scheduling service knows. */
type Sealed = [id: string, start: number, end: number, kind: number, isOurs?: 1];

const purpose = 'calendar';
type CookieSecrets = ServerContext['cookieSecrets'];

/** Path of the calendar file. It carries the signed appointment, without a name. */
export function calendarPath({ id, start, end, kind }: Appointment, secrets: CookieSecrets): string {
  const sealed: Sealed = [id, Date.parse(start), Date.parse(end), kind === 'secondary' ? 0 : 1, 1];
  const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `/appointments/${text}.${signatureOf(purpose, text, secrets)}.ics`;
}

/** The appointment of a name that `calendarPath` made, with the times that it had then; undefined for any other name. */
export function appointmentOfFile(
  name: string,
  secrets: CookieSecrets,
): (Appointment & { isOurs: boolean }) | undefined {
  const [text = '', mac = ''] = name.split('.');
  if (!isSigned(purpose, text, mac, secrets)) return undefined;
  // The signature has shown that `calendarPath` wrote it.
  const [id, start, end, kind, isOurs] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Sealed;
  const [from, until] = [new Date(start).toISOString(), new Date(end).toISOString()];
  return { id, start: from, end: until, kind: kind === 0 ? 'secondary' : 'site', isOurs: isOurs === 1 };
}

/** What calendars say of an appointment, in the language of the visitor. It names no study: calendars are shared and synchronised. */
export type CalendarWords = { title: string; description: string };

/** What has become of an appointment, and how often it was changed: calendars replace what they know by a later state. */
export type CalendarState = { isCancelled: boolean; revision: number; now: Date; words: CalendarWords };

/**
 * The calendar file of an appointment; of a cancelled one it takes the appointment out of the calendar. It names no
 * organizer: calendars would send answers to that address, and nobody reads them.
 */
export function calendarFile({ id, start, end }: Appointment, state: CalendarState): string {
  const { isCancelled, revision, now, words } = state;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'OpenScreener', product: 'Booking' },
  });
  calendar.createEvent({
    id: `${id}@openscreener`,
    sequence: revision,
    stamp: now,
    start: new Date(start),
    end: new Date(end),
    summary: words.title,
    location: 'Virtual',
    ...(isCancelled ? { status: ICalEventStatus.CANCELLED } : { description: words.description }),
  });
  // The library leaves out the end of the last line, which RFC 5545 asks for as for every other one.
  return `${calendar.toString()}\r\n`;
}

const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Address that opens Google's calendar with the appointment filled in. */
export function googleAddress({ start, end }: Appointment, { title, description }: CalendarWords): string {
  const query = {
    action: 'TEMPLATE',
    text: title,
    details: description,
    dates: `${compact(start)}/${compact(end)}`,
    location: 'Virtual',
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}
