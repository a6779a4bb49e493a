import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Booked, Slot } from '#src/generated/api.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { exampleBooking, exampleLead, examples } from './examples.ts';
import { Visitor } from './visitor.ts';
import { createWorld, type World } from './world.ts';

const window = { to: 7, timezone: 'America/Chicago' };
const london = { studySiteId: 'DEMO-1-12' };

/** Free times, bookings and their calendar files. */
export function bookingsSuite(world: () => World): void {
  const free = async (query = window) => (await world().stranger().call('availability', { query })).json<Slot[]>();

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
    const visitor = await world().visitor();
    const start = '2026-11-20T17:00:00.000Z';
    const body = exampleBooking('demo-coordinator-1', { start, end: '2026-11-20T17:30:00.000Z' });
    const first = await visitor.call('book', { body });
    const again = await visitor.call('book', { body });
    const slot = (await free()).find((one) => one.start === start);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(slot?.resources.map(({ id }) => id)).toEqual(['demo-coordinator-2']);
  });

  test('of many who want one time exactly one gets it', async () => {
    const crowded = await createWorld(world(), { MAX_IN_FLIGHT: '0' });
    const visitor = await crowded.visitor();
    const time = { start: '2026-11-23T16:00:00.000Z', end: '2026-11-23T16:30:00.000Z' };
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const customer = { name: `Visitor ${index}`, phone: `+121255501${index}`, timezone: 'America/Denver' };
        const body = exampleBooking('demo-coordinator-1', { ...time, customer });
        return visitor.call('book', { body }, { 'idempotency-key': randomUUID() });
      }),
    );
    await crowded.close();
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 199 }, () => 409)]);
    const loser = replies.find(({ statusCode }) => statusCode === 409);
    expect(loser?.json()).toMatchObject({ error: 'taken', field: 'start' });
  });

  test.each(['book', 'bookSite'] as const)(
    '%s with one key is one booking, however often and however many at once it is sent',
    async (name) => {
      const visitor = await world().visitor();
      const start = name === 'book' ? '2026-11-23T18:00:00.000Z' : '2026-11-23T10:00:00.000Z';
      const end = start.replace(':00:', ':30:');
      const at = name === 'book' ? 'demo-coordinator-1' : 'demo-site-london';
      const key = randomUUID();
      const send = (changes: object = {}, headers: Record<string, string> = { 'idempotency-key': key }) => {
        const body = exampleBooking(at, { start, end, ...changes });
        if (name === 'book') return visitor.call(name, { body }, headers);
        return visitor.call(name, { params: london, body }, headers);
      };
      const replies = await Promise.all(Array.from({ length: 20 }, () => send()));
      const later = await send();
      const other = await send({ what: 'Another study' });
      const others = await send({ what: 'Another study' }, {});
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
        new Set([`201 ${later.body}`]),
      );
      expect([later.statusCode, later.headers['idempotency-replayed']]).toEqual([201, 'true']);
      expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ field: 'Idempotency-Key' })]);
      expect(others.statusCode).toBe(409);
      const rows = await world()
        .db.selectFrom('booking')
        .select('id')
        .where('starts_at', '=', new Date(start))
        .execute();
      expect(rows).toEqual([{ id: later.json<Booked>().id }]);
    },
  );

  test('a key whose booking was refused may be used for another time', async () => {
    const visitor = await world().visitor();
    const key = { 'idempotency-key': randomUUID() };
    const send = (start: string, end: string) =>
      visitor.call('book', { body: exampleBooking('demo-coordinator-2', { start, end }) }, key);
    const refused = await send('2026-11-23T18:10:00.000Z', '2026-11-23T18:40:00.000Z');
    const booked = await send('2026-11-23T18:30:00.000Z', '2026-11-23T19:00:00.000Z');
    expect([refused.statusCode, booked.statusCode]).toEqual([400, 201]);
  });

  test('a time that was cancelled is free again', async () => {
    const visitor = await world().visitor();
    const time = { start: '2026-11-24T16:00:00.000Z', end: '2026-11-24T16:30:00.000Z' };
    const book = (name: string) => {
      const customer = { name, phone: '+12125550123', timezone: 'America/Chicago' };
      const body = exampleBooking('demo-coordinator-2', { ...time, customer });
      return visitor.call('book', { body }, { 'idempotency-key': `cancelled-${name}` });
    };
    const cancelled = async (name: string) => {
      const { id } = (await book(name)).json<Booked>();
      const at = '2026-11-18T18:00:00Z';
      await world().db.updateTable('booking').set({ cancelled_at: at }).where('id', '=', id).execute();
      return id;
    };
    const first = await cancelled('First');
    const again = await cancelled('First');
    const second = await book('Second');
    const repeated = await book('Second');
    expect([again === first, second.statusCode, repeated.json<Booked>().id]).toEqual([
      false,
      201,
      second.json<Booked>().id,
    ]);
  });

  test('a booking and a signature belong to the lead of their phone number, and go when that person is erased', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead({ phone1: '+12125550188' });
    await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
    const time = { start: '2026-11-19T20:00:00.000Z', end: '2026-11-19T20:30:00.000Z' };
    const customer = { name: 'Annabel Quigley', phone: lead.phone1, timezone: 'America/Chicago' };
    await visitor.call('book', { body: exampleBooking('demo-coordinator-2', { ...time, customer }) });
    await visitor.call('startEsign', { body: { ...examples.startEsign.body, phone: lead.phone1 } });
    const rows = async () => {
      const { db } = world();
      const bookings = await db.selectFrom('booking').select('id').where('lead_id', '=', lead.leadId).execute();
      const sessions = await db.selectFrom('esign_session').select('id').where('lead_id', '=', lead.leadId).execute();
      return [bookings.length, sessions.length];
    };
    const before = await rows();
    await eraseLead(world().db, { leadId: lead.leadId, reason: 'asked', at: new Date('2026-11-18T18:00:00Z') });
    expect([before, await rows()]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('a site takes bookings where somebody can be booked', async () => {
    const visitor = await world().visitor();
    const status = async (studySiteId: string) =>
      (await visitor.call('siteSchedulingStatus', { params: { studySiteId } })).json<unknown>();
    expect([await status('DEMO-1-12'), await status('DEMO-1-02')]).toEqual([{ enabled: true }, { enabled: false }]);
    const query = { to: 2, timezone: 'Europe/London' };
    const slots = (await visitor.call('siteAvailability', { params: london, query })).json<Slot[]>();
    expect(slots.map(({ start }) => start)).toHaveLength(16);
    const { start, end } = slots[0]!;
    const body = exampleBooking('demo-site-london', { start, end, studySiteId: 'DEMO-1-12' });
    const booked = await visitor.call('bookSite', { params: london, body });
    expect([booked.statusCode, booked.json<Booked>().googleCalendar]).toEqual([
      201,
      'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Site+Scheduling+Appointment&dates=20261119T090000Z%2F20261119T093000Z&location=Virtual',
    ]);
  });

  test('the calendar file names the appointment and neither person nor study', async () => {
    const visitor = await world().visitor();
    const time = { start: '2026-11-20T20:00:00.000Z', end: '2026-11-20T20:30:00.000Z' };
    const booked = await visitor.call('book', { body: exampleBooking('demo-coordinator-1', time) });
    const { id, calendarFile } = booked.json<Booked>();
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
    const forged = await visitor.send('GET', calendarFile.replace('/appointments/W', '/appointments/X'));
    expect([forged.statusCode, (await visitor.send('GET', '/appointments/x.ics')).statusCode]).toEqual([404, 404]);
  });

  test.each([
    ['a resource that is not there', { resourceId: 'nobody' }, 404, 'resourceId'],
    ['a resource of a site', { resourceId: 'demo-site-london' }, 404, 'resourceId'],
    ['a time between two slots', { start: '2026-11-19T16:10:00Z', end: '2026-11-19T16:40:00Z' }, 400, 'start'],
    ['two slots at once', { end: '2026-11-19T17:00:00Z' }, 400, 'start'],
    ['the night', { start: '2026-11-19T06:00:00Z', end: '2026-11-19T06:30:00Z' }, 400, 'start'],
    ['the weekend', { start: '2026-11-21T16:00:00Z', end: '2026-11-21T16:30:00Z' }, 400, 'start'],
    ['a time that has passed', { start: '2026-11-17T16:00:00Z', end: '2026-11-17T16:30:00Z' }, 400, 'start'],
    ['a time years ahead', { start: '2036-11-19T16:00:00Z', end: '2036-11-19T16:30:00Z' }, 400, 'start'],
    ['a moment that does not exist', { start: '2026-13-45T16:00:00Z' }, 400, 'start'],
    ['an end before its start', { end: '2026-11-19T15:00:00Z' }, 400, 'end'],
    ['a local time', { start: '2026-11-19T16:00:00-06:00' }, 400, 'start'],
    ['another place', { where: 'Moon' }, 400, 'where'],
    ['a zone that is none', { customer: { name: 'A', phone: '+1', timezone: 'Mars/North' } }, 400, 'customer.timezone'],
    ['no name', { customer: { name: '', phone: '+1', timezone: 'UTC' } }, 400, 'customer.name'],
  ])('a booking of %s is refused and makes no row', async (_sentence, changes, status, field) => {
    const visitor = await world().visitor();
    const count = () => world().db.selectFrom('booking').select('id').execute();
    const before = (await count()).length;
    const body = { ...exampleBooking('demo-coordinator-1'), ...changes };
    const response = await visitor.send('POST', '/api/scheduling/bookings', body);
    expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
    expect((await count()).length).toBe(before);
  });

  test.each([
    ['GET', '/api/scheduling/availability?to=7&timezone=Mars/North', 400, 'timezone'],
    ['GET', '/api/scheduling/availability?to=900&timezone=UTC', 400, 'to'],
    ['GET', '/api/scheduling/availability?to=7', 400, 'timezone'],
    ['GET', '/api/site/scheduling/DEMO-9-99/status', 404, 'studySiteId'],
    ['GET', '/api/site/scheduling/DEMO-9-99/availability?to=7&timezone=UTC', 404, 'studySiteId'],
  ])('%s %s is refused %i for %s', async (method, url, status, field) => {
    const response = await world().stranger().send(method, url);
    expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
  });

  test('a booking for one site does not go to another', async () => {
    const visitor = await world().visitor();
    const reply = async (studySiteId: string, changes: object) =>
      (await visitor.call('bookSite', { params: { studySiteId }, body: exampleBooking('demo-site-london', changes) }))
        .statusCode;
    expect([await reply('DEMO-1-12', { studySiteId: 'DEMO-1-01' }), await reply('DEMO-1-01', {})]).toEqual([400, 404]);
  });

  test.each(['failing', 'empty'])('a scheduling service that is %s', async (mood) => {
    const settings = { SCHEDULING_STAND_IN: mood, SITE_SCHEDULING_STAND_IN: mood };
    const other = await createWorld(world(), settings);
    const visitor = await new Visitor(other.app).arrive();
    const replies = [
      await visitor.call('availability', { query: window }),
      await visitor.call('siteAvailability', { params: london, query: window }),
      await visitor.call('siteSchedulingStatus', { params: london }),
      await visitor.call('book', { body: exampleBooking('demo-coordinator-2') }),
      await visitor.call('bookSite', { params: london, body: exampleBooking('demo-site-london') }),
    ];
    await other.close();
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(mood === 'failing' ? [503, 503, 503, 503, 503] : [200, 200, 200, 503, 503]);
    if (mood === 'empty')
      expect(replies.slice(0, 3).map((reply) => reply.json<unknown>())).toEqual([[], [], { enabled: false }]);
    else expect(replies[0]?.json()).toMatchObject({ error: 'partnerAway' });
  });
}
