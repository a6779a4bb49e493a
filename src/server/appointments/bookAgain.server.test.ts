import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Booked } from '#src/generated/api.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { releaseLost } from './releaseLost.ts';

const partner = openPartnerServer();
const server = testServer({ environment: partner.patientEnvironment });

/** A scheduling service that answers a key for ever as it did at first, whatever has become of its booking since. */
const service = { answers: new Map<string, string>(), open: new Set<string>(), isLost: false };
beforeEach(async () => {
  await server().db.deleteFrom('appointment').execute();
  service.answers.clear();
  service.open.clear();
  service.isLost = false;
  server().setTime();
  partner.answer = ({ method, url, headers }) => {
    if (method === 'DELETE') return { status: service.open.delete(url.split('/').at(-1) ?? '') ? 200 : 404 };
    const key = String(headers['idempotency-key']);
    const id = service.answers.get(key) ?? `theirs-${service.answers.size}`;
    if (!service.answers.has(key)) service.open.add(id);
    service.answers.set(key, id);
    return service.isLost ? { status: 502 } : { status: 200, body: { id } };
  };
});

const start = '2026-11-19T16:00:00Z';
const log = { warn: () => undefined };

/** The booking at the service of the appointments that stand here. */
const bookings = async () =>
  (await server().db.selectFrom('appointment').select('booking_id').where('state', '=', 'booked').execute()).map(
    ({ booking_id }) => booking_id,
  );

test('who books again with a key whose appointment was cancelled has one that the service has too', async () => {
  const { ask } = await booker(server());
  const key = { 'idempotency-key': randomUUID() };
  const first = (await ask('r', start, {}, key)).json<Booked>();
  await runCommand(server(), ['bookings', 'cancel', first.id], partner.patientEnvironment());
  expect([await bookings(), service.open.size]).toEqual([[], 0]);
  const again = await ask('r', start, {}, key);
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect(again.json<Booked>().id).not.toBe(first.id);
  expect(await bookings()).toEqual([...service.open]);
  expect((await ask('r', start, {}, key)).body).toBe(again.body);
});

test('and so has who asks again once a booking whose answer was lost was let go of', async () => {
  const { ask } = await booker(server());
  const key = { 'idempotency-key': randomUUID() };
  service.isLost = true;
  expect((await ask('r', start, {}, key)).statusCode).toBe(503);
  service.isLost = false;
  server().setTime(new Date(server().clock().getTime() + 6 * 60_000).toISOString());
  expect(await releaseLost({ ...server(), settings: readSettings(partner.patientEnvironment()) }, log)).toBe(1);
  expect(service.open.size).toBe(0);
  expect((await ask('r', start, {}, key)).statusCode).toBe(201);
  expect(await bookings()).toEqual([...service.open]);
});
