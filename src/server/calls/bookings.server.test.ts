import { expect, test } from 'vitest';
import { exampleBooking } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';

const window = { to: 7, timezone: 'America/Chicago' };
const london = { studySiteId: 'DEMO-1-12' };

const server = testServer();

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
  [
    'a zone that is none',
    { customer: { name: 'A', phone: '+12125550123', timezone: 'Mars/North' } },
    400,
    'customer.timezone',
  ],
  ['another number', { customer: { name: 'A', phone: '+12125550124', timezone: 'UTC' } }, 400, 'customer.phone'],
  ['no name', { customer: { name: '', phone: '+1', timezone: 'UTC' } }, 400, 'customer.name'],
])('a booking of %s is refused and makes no row', async (_sentence, changes, status, field) => {
  const { visitor } = await saveLead(server());
  const count = async () => {
    const { db } = server();
    const made = await db
      .selectFrom('booking')
      .select('id')
      .unionAll(db.selectFrom('appointment').select('id'))
      .execute();
    return made.length;
  };
  const before = await count();
  const body = { ...exampleBooking('demo-coordinator-1'), ...changes };
  const response = await visitor.send('POST', '/api/scheduling/bookings', body);
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
  expect(await count()).toBe(before);
});

test.each([
  ['GET', '/api/scheduling/availability?to=7&timezone=Mars/North', 400, 'timezone'],
  ['GET', '/api/scheduling/availability?to=900&timezone=UTC', 400, 'to'],
  ['GET', '/api/scheduling/availability?to=7', 400, 'timezone'],
  ['GET', '/api/site/scheduling/DEMO-9-99/status', 404, 'studySiteId'],
  ['GET', '/api/site/scheduling/DEMO-9-99/availability?to=7&timezone=UTC', 404, 'studySiteId'],
])('%s %s is refused %i for %s', async (method, url, status, field) => {
  const response = await server().stranger().send(method, url);
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
});

test('a booking for one site does not go to another', async () => {
  const { visitor } = await saveLead(server());
  const reply = async (studySiteId: string, changes: object) =>
    (await visitor.call('bookSite', { params: { studySiteId }, body: exampleBooking('demo-site-london', changes) }))
      .statusCode;
  expect([await reply('DEMO-1-12', { studySiteId: 'DEMO-1-01' }), await reply('DEMO-1-01', {})]).toEqual([400, 404]);
});

test.each(['failing', 'empty'])('a scheduling service that is %s', async (mood) => {
  const settings = { SCHEDULING_STAND_IN: mood, SITE_SCHEDULING_STAND_IN: mood };
  const other = await startTestServer(server(), settings);
  const { visitor } = await saveLead(other);
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
