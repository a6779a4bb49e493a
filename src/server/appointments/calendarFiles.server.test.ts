import { expect, test } from 'vitest';
import { form } from '#src/server/esign/testing/signing.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const ana = 'demo-coordinator-1';
const server = testServer();

/** What a browser says that somebody follows a link with. */
const person = (language: string) => ({
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': language,
});
const get = (path: string, headers: Record<string, string> = {}) =>
  server().stranger().send('GET', path, undefined, headers);
const titleOf = (page: string) => /<h1>([^<]*)<\/h1>/.exec(page)?.[1];

/** The calendar file of an appointment whose person has been erased since. */
async function endedFile(): Promise<string> {
  const { book, leadId } = await booker(server());
  const { calendarFile } = await book(ana, '2026-11-20T16:00:00Z');
  const before = await get(calendarFile, person('es'));
  expect(before.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment.ics"',
  });
  await eraseLead(server().db, { leadId, reason: 'asked', at: server().clock() });
  return calendarFile;
}

test('a calendar file is written as RFC 5545 asks: lines ended by CRLF, the last one too, none above 75 bytes, times in UTC', async () => {
  const { book } = await booker(server(), { preferredLanguage: 'es' });
  const { body } = await get((await book(ana, '2026-11-20T18:00:00Z')).calendarFile);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const property of ['UID:', 'DTSTAMP:', 'SEQUENCE:', 'DTSTART:20261120T180000Z', 'METHOD:PUBLISH'])
    expect(body).toContain(`\r\n${property}`);
});

test('calendars call it in the language of the visitor, or of the page that leads to it', async () => {
  const { book } = await booker(server(), { preferredLanguage: 'es' });
  const { calendarFile, googleCalendar } = await book(ana, '2026-11-20T19:00:00Z');
  const titleIn = async (query: string) => /SUMMARY:(.*)\r/.exec((await get(`${calendarFile}${query}`)).body)?.[1];
  expect([await titleIn(''), await titleIn('?language=en'), await titleIn('?language=xx')]).toEqual([
    'Cita de evaluación secundaria',
    'Secondary Screening Appointment',
    'Cita de evaluación secundaria',
  ]);
  expect(new URL(googleCalendar).searchParams.get('text')).toBe('Cita de evaluación secundaria');
});

test('calendars say that we call, and from which number, until it is cancelled', async () => {
  const { book } = await booker(server(), { preferredLanguage: 'es' });
  const { calendarFile, googleCalendar, change } = await book(ana, '2026-11-20T21:00:00Z');
  const said = 'La cita es por teléfono. Le llamaremos desde este número: 1-800-555-0100';
  const unfolded = async () => (await get(calendarFile)).body.replaceAll('\r\n ', '');
  expect(await unfolded()).toContain(`\r\nDESCRIPTION:${said}\r\n`);
  expect(new URL(googleCalendar).searchParams.get('details')).toBe(said);
  await server().stranger().send('POST', change, 'do=cancel', form);
  expect(await unfolded()).not.toContain('DESCRIPTION');
});

test('somebody who follows the link of a calendar file that has ended reads so, in the language of the browser', async () => {
  const file = await endedFile();
  for (const path of [file, `${file.slice(0, -9)}.ics`, '/appointments/change']) {
    const pages = await Promise.all(['en-US,en', 'es-MX,es'].map((language) => get(path, person(language))));
    expect(pages.map(({ statusCode, body }) => [statusCode, titleOf(body)])).toEqual([
      [404, 'There is no appointment here'],
      [404, 'Aquí no hay ninguna cita'],
    ]);
    expect(pages.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  }
});

test('a calendar that asks for it again gets the status', async () => {
  const file = await endedFile();
  for (const accept of ['text/calendar', '*/*', '']) {
    const answer = await get(file, { accept });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'notFound', message: 'There is no such appointment.', field: 'file' },
    ]);
  }
});
