import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Booked } from '#src/generated/api.ts';
import { exampleBooking } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';

const london = { studySiteId: 'DEMO-1-12' };

const server = testServer();

test('of many who want one time exactly one gets it', async () => {
  const crowded = await startTestServer(server(), { MAX_IN_FLIGHT: '0' });
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
    const visitor = await server().visitor();
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
    const rows = await server()
      .db.selectFrom('booking')
      .select('id')
      .where('starts_at', '=', new Date(start))
      .execute();
    expect(rows).toEqual([{ id: later.json<Booked>().id }]);
  },
);

test('a key whose booking was refused may be used for another time', async () => {
  const visitor = await server().visitor();
  const key = { 'idempotency-key': randomUUID() };
  const send = (start: string, end: string) =>
    visitor.call('book', { body: exampleBooking('demo-coordinator-2', { start, end }) }, key);
  const refused = await send('2026-11-23T18:10:00.000Z', '2026-11-23T18:40:00.000Z');
  const booked = await send('2026-11-23T18:30:00.000Z', '2026-11-23T19:00:00.000Z');
  expect([refused.statusCode, booked.statusCode]).toEqual([400, 201]);
});

test('a time that was cancelled is free again', async () => {
  const visitor = await server().visitor();
  const time = { start: '2026-11-24T16:00:00.000Z', end: '2026-11-24T16:30:00.000Z' };
  const book = (name: string) => {
    const customer = { name, phone: '+12125550123', timezone: 'America/Chicago' };
    const body = exampleBooking('demo-coordinator-2', { ...time, customer });
    return visitor.call('book', { body }, { 'idempotency-key': `cancelled-${name}` });
  };
  const cancelled = async (name: string) => {
    const { id } = (await book(name)).json<Booked>();
    const at = '2026-11-18T18:00:00Z';
    await server().db.updateTable('booking').set({ cancelled_at: at }).where('id', '=', id).execute();
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
