import { expect, test } from 'vitest';
import type { Booked, Slot } from '#src/generated/api.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { exampleBooking, examples } from '#src/server/testing/examples.ts';
import { signatureOf } from '#src/server/visitor/signature.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { bookSlot } from './book.ts';

const window = { to: 7, timezone: 'America/Chicago' };
const london = { studySiteId: 'DEMO-1-12' };

const server = testServer();

const free = async (query = window) => (await server().stranger().call('availability', { query })).json<Slot[]>();

test('times are offered in the working hours of those who can be booked, in UTC and in order', async () => {
  const slots = await free();
  expect(slots[0]).toEqual({
    start: '2026-11-18T18:00:00.000Z',
    end: '2026-11-18T18:30:00.000Z',
    resources: [
      { id: 'demo-coordinator-1', name: 'Demo Coordinator Ana', timezone: 'America/Chicago' },
      { id: 'demo-coordinator-2', name: 'Demo Coordinator Ben', timezone: 'America/New_York' },
    ],
  });
  expect(slots.map(({ start }) => start)).toEqual(slots.map(({ start }) => start).toSorted());
  expect(slots.at(-1)?.end).toBe('2026-11-24T23:00:00.000Z');
  const weekend = slots.filter(({ start }) => /-2[12]T/.test(start));
  expect(weekend).toEqual([]);
});

test('a time that was booked is offered no more, and the same request again is the same booking', async () => {
  const { ask } = await booker(server());
  const start = '2026-11-20T17:00:00.000Z';
  const first = await ask('demo-coordinator-1', start);
  const again = await ask('demo-coordinator-1', start);
  const slot = (await free()).find((one) => one.start === start);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(slot?.resources.map(({ id }) => id)).toEqual(['demo-coordinator-2']);
});

test('a booking and a signature belong to their lead, and go when that person is erased', async () => {
  const { visitor, lead, leadId, slug, book } = await booker(server());
  await book('demo-coordinator-2', '2026-11-19T20:00:00.000Z');
  await visitor.call('startEsign', { body: { ...examples.startEsign.body, slug, phone: lead.phone1 } });
  const rows = async () => {
    const counts = [];
    for (const table of ['appointment', 'booking', 'esign_session'] as const)
      counts.push((await server().db.selectFrom(table).select('id').where('lead_id', '=', leadId).execute()).length);
    return counts;
  };
  const before = await rows();
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date('2026-11-18T18:00:00Z') });
  expect([before, await rows()]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
});

test('a site takes bookings where somebody can be booked', async () => {
  const { visitor, ask } = await booker(server());
  const status = async (studySiteId: string) =>
    (await visitor.call('siteSchedulingStatus', { params: { studySiteId } })).json<unknown>();
  expect([await status('DEMO-1-12'), await status('DEMO-1-02')]).toEqual([{ enabled: true }, { enabled: false }]);
  const query = { to: 2, timezone: 'Europe/London' };
  const slots = (await visitor.call('siteAvailability', { params: london, query })).json<Slot[]>();
  expect(slots.map(({ start }) => start)).toHaveLength(16);
  const booked = await ask('demo-site-london', slots[0]!.start, london);
  expect([booked.statusCode, booked.json<Booked>().googleCalendar]).toEqual([
    201,
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Site+Scheduling+Appointment&details=The+appointment+is+by+phone.+We+will+call+you+from+this+number%3A+1-800-555-0100&dates=20261119T090000Z%2F20261119T093000Z&location=Virtual',
  ]);
});

test('the calendar file names the appointment and neither person nor study', async () => {
  const { visitor, book } = await booker(server());
  const { id, calendarFile } = await book('demo-coordinator-1', '2026-11-20T20:00:00Z');
  const file = await visitor.send('GET', calendarFile);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.body.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:${id}@openscreener`,
      'DTSTART:20261120T200000Z',
      'DTEND:20261120T203000Z',
      'SUMMARY:Secondary Screening Appointment',
      'LOCATION:Virtual',
    ]),
  );
  expect(file.body).not.toMatch(/Annabel|Asthma|5550123/);
  // A name as earlier releases made it, for a booking that its scheduling service alone has.
  const [start, end] = [Date.parse('2026-11-20T20:00:00Z'), Date.parse('2026-11-20T20:30:00Z')];
  const sealed = Buffer.from(JSON.stringify(['a-booking-elsewhere', start, end, 1])).toString('base64url');
  const signature = signatureOf('calendar', sealed, testCookieSecrets);
  const remote = await visitor.send('GET', `/appointments/${sealed}.${signature}.ics`);
  expect([remote.statusCode, remote.body]).toEqual([
    200,
    expect.stringContaining('UID:a-booking-elsewhere@openscreener'),
  ]);
  const forged = await visitor.send('GET', calendarFile.replace('/appointments/W', '/appointments/X'));
  expect([forged.statusCode, (await visitor.send('GET', '/appointments/x.ics')).statusCode]).toEqual([404, 404]);
});

test('nothing is booked for somebody who was erased since they asked', async () => {
  const { leadId } = await booker(server());
  const { db, clock } = server();
  await eraseLead(db, { leadId, reason: 'asked', at: clock() });
  const request = exampleBooking('demo-coordinator-1', halfHour('2026-11-25T20:00:00Z'));
  await expect(bookSlot({ db, clock }, request, { leadId })).rejects.toMatchObject({ status: 403 });
  expect(await db.selectFrom('booking').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});
