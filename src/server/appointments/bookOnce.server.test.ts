import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Booked } from '#src/generated/api.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { bookOnce } from './bookOnce.ts';

const london = { studySiteId: 'DEMO-1-12' };

const server = testServer();

test('of many who want one time exactly one gets it', async () => {
  const crowd = await Promise.all(Array.from({ length: 100 }, () => booker(server())));
  const start = '2026-11-23T16:00:00.000Z';
  const replies = await Promise.all(
    crowd.map(({ ask }) => ask('demo-coordinator-1', start, {}, { 'idempotency-key': randomUUID() })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array.from({ length: 99 }, () => 409)]);
  const loser = replies.find(({ statusCode }) => statusCode === 409);
  expect(loser?.json()).toMatchObject({ error: 'taken', field: 'start' });
  const { db } = server();
  const ids = crowd.map(({ leadId }) => leadId);
  const made = db.selectFrom('appointment').select('state').where('lead_id', 'in', ids);
  expect(await made.execute()).toEqual([{ state: 'booked' }]);
});

test.each(['book', 'bookSite'] as const)(
  '%s with one key is one booking, however often and however many at once it is sent',
  async (name) => {
    const { ask } = await booker(server());
    const start = name === 'book' ? '2026-11-23T18:00:00.000Z' : '2026-11-23T10:00:00.000Z';
    const at = name === 'book' ? 'demo-coordinator-1' : 'demo-site-london';
    const headers = { 'idempotency-key': randomUUID() };
    const site = name === 'book' ? {} : london;
    const send = (changes: object = {}) => ask(at, start, { ...site, ...changes }, headers);
    const replies = await Promise.all(Array.from({ length: 20 }, () => send()));
    const later = await send();
    const other = await send({ what: 'Another study' });
    const somebody = await (await booker(server())).ask(at, start, site, headers);
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`201 ${later.body}`]),
    );
    expect([later.statusCode, later.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ field: 'Idempotency-Key' })]);
    expect(somebody.statusCode).toBe(422);
    const rows = await server()
      .db.selectFrom('booking')
      .select('id')
      .where('starts_at', '=', new Date(start))
      .execute();
    expect(rows).toHaveLength(1);
  },
);

test('a key whose booking was refused may be used for another time', async () => {
  const { ask } = await booker(server());
  const key = { 'idempotency-key': randomUUID() };
  const refused = await ask('demo-coordinator-2', '2026-11-23T18:10:00.000Z', {}, key);
  const booked = await ask('demo-coordinator-2', '2026-11-23T18:30:00.000Z', {}, key);
  expect([refused.statusCode, booked.statusCode]).toEqual([400, 201]);
});

test('a time that was cancelled is free again, for the same person with the same key too', async () => {
  const [first, second] = [await booker(server()), await booker(server())];
  const ask = ({ ask: send }: typeof first, key: string) =>
    send('demo-coordinator-2', '2026-11-24T16:00:00.000Z', {}, { 'idempotency-key': `cancelled-${key}` });
  const cancelled = async () => {
    const { id } = (await ask(first, 'first')).json<Booked>();
    await runCommand(server(), ['bookings', 'cancel', id]);
    return id;
  };
  const once = await cancelled();
  const twice = await cancelled();
  const others = await ask(second, 'second');
  const repeated = await ask(second, 'second');
  expect([twice === once, others.statusCode, repeated.body]).toEqual([false, 201, others.body]);
});

test('no key stays of who is erased once they have booked', async () => {
  const { leadId } = await booker(server());
  const { clock, db } = server();
  const attempt = { scope: 'book', key: randomUUID(), leadId, content: {} } as const;
  const { id } = await bookOnce({ db, clock }, attempt, async () => {
    await eraseLead(db, { leadId, reason: 'asked', at: clock() });
    return randomUUID();
  });
  const keys = db.selectFrom('idempotency_key').select('key');
  expect(await keys.where((where) => where.or({ lead_id: leadId, booking_id: id })).execute()).toEqual([]);
});
