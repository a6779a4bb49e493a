import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { releaseLost, releaseLostOf } from './releaseLost.ts';

const partner = openPartnerServer();
const server = testServer({ environment: partner.patientEnvironment });

/** A scheduling service that honours keys. While `isLost` it books, or cancels where it `forgets`, and its answer does not arrive. */
const service = { bookings: new Map<string, string>(), isLost: false, forgets: false };
beforeEach(() => {
  service.bookings.clear();
  service.isLost = false;
  service.forgets = false;
  server().setTime();
  partner.answer = ({ method, url, headers }) => {
    if (method === 'DELETE') {
      const key = [...service.bookings].find(([, id]) => url.endsWith(`/${id}`))?.[0];
      const status = key !== undefined && service.bookings.delete(key) ? 200 : 404;
      return { status: service.forgets ? 502 : status };
    }
    const key = String(headers['idempotency-key']);
    const id = service.bookings.get(key) ?? `theirs-${service.bookings.size}`;
    service.bookings.set(key, id);
    return service.isLost ? { status: 502 } : { status: 200, body: { id } };
  };
});

const later = (minutes: number) =>
  server().setTime(new Date(server().clock().getTime() + minutes * 60_000).toISOString());
const log = { warn: () => undefined };
const context = () => ({ ...server(), settings: readSettings(partner.patientEnvironment()) });
const release = () => releaseLost(context(), log);
const orders = () => server().db.selectFrom('booking_order').select('service_key').execute();
const keyed = () => ({ 'idempotency-key': randomUUID() });

test('a booking whose answer was lost is let go of where nobody asks for it again', async () => {
  const { ask } = await booker(server());
  service.isLost = true;
  expect((await ask('r', '2026-11-19T16:00:00Z', {}, keyed())).statusCode).toBe(503);
  expect(service.bookings.size).toBe(1);
  expect([await release(), service.bookings.size]).toEqual([0, 1]);
  later(3);
  expect(await release()).toBe(0);
  service.isLost = false;
  later(6);
  expect([await release(), service.bookings.size, await orders()]).toEqual([1, 0, []]);
});

test('the visitor who asks again has it, with another key too, and it stays', async () => {
  const { ask } = await booker(server());
  service.isLost = true;
  await ask('r', '2026-11-19T17:00:00Z', {}, keyed());
  service.isLost = false;
  expect((await ask('r', '2026-11-19T17:00:00Z', {}, keyed())).statusCode).toBe(201);
  later(10);
  expect([await release(), service.bookings.size, await orders()]).toEqual([0, 1, []]);
});

test('a time that is being let go of is asked for again only once it has been', async () => {
  const { ask } = await booker(server());
  service.isLost = true;
  await ask('r', '2026-11-20T17:00:00Z', {}, keyed());
  service.isLost = false;
  service.forgets = true;
  later(3);
  expect(await release()).toBe(0);
  later(1);
  const early = await ask('r', '2026-11-20T17:00:00Z', {}, keyed());
  expect([early.statusCode, early.json()]).toEqual([409, expect.objectContaining({ error: 'underWay' })]);
  service.forgets = false;
  later(6);
  expect([await release(), service.bookings.size, await orders()]).toEqual([1, 0, []]);
  expect((await ask('r', '2026-11-20T17:00:00Z', {}, keyed())).statusCode).toBe(201);
  expect(service.bookings.size).toBe(1);
});

test('who asks for another time after a lost answer has that one alone', async () => {
  const { ask } = await booker(server());
  service.isLost = true;
  await ask('r', '2026-11-19T18:00:00Z', {}, keyed());
  service.isLost = false;
  expect((await ask('r', '2026-11-19T19:00:00Z', {}, keyed())).statusCode).toBe(201);
  later(3);
  expect([await release(), [...service.bookings.values()]]).toEqual([1, ['theirs-1']]);
});

test('a request that finds another time booked meanwhile is refused in words, and its own booking let go of', async () => {
  const { ask, leadId } = await booker(server());
  const [answering] = [partner.answer];
  const { db } = server();
  let other = Promise.resolve<unknown>(undefined);
  partner.answer = (request) => {
    if (typeof answering !== 'function') throw new Error('The service answers by a function.');
    // While the service books, the request that had set the time aside gives up and another one takes its place.
    other = db.deleteFrom('appointment').where('lead_id', '=', leadId).execute();
    partner.answer = answering;
    other = other.then(() => ask('r', '2026-11-19T21:00:00Z', {}, keyed()));
    return { ...answering(request), after: other };
  };
  const late = await ask('r', '2026-11-19T20:00:00Z', {}, keyed());
  expect(await other).toMatchObject({ statusCode: 201 });
  expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ error: 'alreadyBooked' })]);
  expect([[...service.bookings.values()], await orders()]).toEqual([['theirs-1'], []]);
});

test('what an erasure lets go of that then does not come about is not booked, though the service answers only now', async () => {
  const { ask, leadId } = await booker(server());
  const [answering] = [partner.answer];
  partner.answer = (request) => {
    if (typeof answering !== 'function') throw new Error('The service answers by a function.');
    partner.answer = answering;
    return { ...answering(request), after: releaseLostOf(context(), [leadId], log) };
  };
  const reply = await ask('r', '2026-11-19T22:00:00Z', {}, keyed());
  expect([reply.statusCode, reply.json()]).toEqual([409, expect.objectContaining({ error: 'underWay' })]);
  const left = server().db.selectFrom('appointment').select('state').where('lead_id', '=', leadId);
  expect([service.bookings.size, await left.execute(), await orders()]).toEqual([0, [], []]);
});

test('of two equal requests the one that is refused leaves what the other has set aside', async () => {
  const { ask, leadId } = await booker(server());
  const [answering] = [partner.answer];
  let second: ReturnType<typeof ask> | undefined;
  const waiting: (() => void)[] = [];
  const looked = new Promise<void>((resolve) => waiting.push(resolve));
  partner.answer = (request) => {
    if (typeof answering !== 'function') throw new Error('The service answers by a function.');
    partner.answer = { status: 409 };
    second = ask('r', '2026-11-20T16:00:00Z', {}, keyed());
    return { ...answering(request), after: looked };
  };
  const first = ask('r', '2026-11-20T16:00:00Z', {}, keyed());
  await expect.poll(() => second).toBeDefined();
  const aside = () => server().db.selectFrom('appointment').select('state').where('lead_id', '=', leadId).execute();
  const [refused, meanwhile] = [await second, await aside()];
  for (const answer of waiting) answer();
  expect([refused?.statusCode, meanwhile]).toEqual([409, [{ state: 'asked' }]]);
  expect((await first).statusCode).toBe(201);
  expect(await aside()).toEqual([{ state: 'booked' }]);
});

test('who is erased leaves no booking whose answer was lost, or its key is named until the service lets go of it', async () => {
  const people = [await booker(server()), await booker(server())];
  service.isLost = true;
  for (const [index, { ask }] of people.entries()) await ask('r', `2026-11-20T1${7 + index}:00:00Z`, {}, keyed());
  const keys = [...service.bookings.keys()];
  const erase = async (slug: string) =>
    (await runCommand(server(), ['privacy', 'erase', slug], partner.patientEnvironment())).lines.join('\n');
  expect(await erase(people[0]?.slug ?? '')).toContain(keys[0]);
  service.isLost = false;
  expect(await erase(people[1]?.slug ?? '')).not.toContain('did not answer');
  expect([...service.bookings.keys()]).toEqual([keys[0]]);
  later(6);
  expect([await release(), service.bookings.size, await orders()]).toEqual([1, 0, []]);
});

test('an order that cannot be opened holds up no other, and its person can be erased', async () => {
  const [broken, whole] = [await booker(server()), await booker(server())];
  const { leadId, slug } = broken;
  service.isLost = true;
  await broken.ask('r', '2026-11-24T17:00:00Z', {}, keyed());
  const [key] = service.bookings.keys();
  await whole.ask('r', '2026-11-24T18:00:00Z', {}, keyed());
  const left = () => server().db.selectFrom('booking_order').select('lead_id').where('lead_id', '=', leadId).execute();
  await sql`update booking_order set sealed = left(sealed, 40) || reverse(right(sealed, -40)) where lead_id = ${leadId}`.execute(
    server().db,
  );
  service.isLost = false;
  const before = service.bookings.size;
  later(10);
  expect([await release(), service.bookings.size, (await left()).length]).toEqual([1, before - 1, 1]);
  const erased = (await runCommand(server(), ['privacy', 'erase', slug], partner.patientEnvironment())).lines.join(
    '\n',
  );
  expect(erased).toContain(key);
  later(10);
  await release();
  expect(await left()).toEqual([]);
});
