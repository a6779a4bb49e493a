import ical, { ICalCalendarMethod } from 'ical-generator';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';

/** Appointments by kind: what calendars call them. The study is left out, for calendars are shared and synchronised. */
const titles = ['Secondary Screening Appointment', 'Site Scheduling Appointment'] as const;

export type Appointment = { id: string; start: string; end: string; kind: 'secondary' | 'site' };

type Sealed = [id: string, start: number, end: number, kind: number];

const purpose = 'calendar';

const titleOf = (kind: Appointment['kind']) => titles[kind === 'secondary' ? 0 : 1];

/** Path of the calendar file. It carries the signed appointment, without a name. */
export function calendarPath({ id, start, end, kind }: Appointment, secret: string): string {
  const sealed: Sealed = [id, Date.parse(start), Date.parse(end), kind === 'secondary' ? 0 : 1];
  const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `/appointments/${text}.${signatureOf(purpose, text, secret)}.ics`;
}

/** The calendar file of a name that `calendarPath` made; undefined for any other name. */
export function calendarFile(name: string, secret: string, now: Date): string | undefined {
  const [text = '', mac = ''] = name.split('.');
  if (!isSigned(purpose, text, mac, secret)) return undefined;
  // The signature has shown that `calendarPath` wrote it.
  const [id, start, end, kind] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Sealed;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'OpenScreener', product: 'Booking' },
  });
  calendar.createEvent({
    id: `${id}@openscreener`,
    stamp: now,
    start: new Date(start),
    end: new Date(end),
    summary: titles[kind === 0 ? 0 : 1],
    location: 'Virtual',
  });
  return calendar.toString();
}

const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Address that opens Google's calendar with the appointment filled in. */
export function googleAddress({ start, end, kind }: Appointment): string {
  const query = {
    action: 'TEMPLATE',
    text: titleOf(kind),
    dates: `${compact(start)}/${compact(end)}`,
    location: 'Virtual',
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}
