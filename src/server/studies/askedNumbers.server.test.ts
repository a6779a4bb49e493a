import { expect, test } from 'vitest';
import { stateGauges } from '#src/server/operator/metrics/state.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

const server = testServer({ environment: () => ({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' }) });

/** Asks about a number whose end is given, from an address. */
const ask = (visitor: Visitor, number: number, from: string) =>
  visitor
    .call('alreadyMatched', { body: { phone: `+1212555${1000 + number}`, studyId: 1 } }, { 'x-forwarded-for': from })
    .then(({ statusCode }) => statusCode);

test('a session asks about three numbers a day, as often as it likes, and about others the next day', async () => {
  const visitor = await server().visitor();
  const from = '192.0.2.1';
  const first = [];
  for (const number of [1, 2, 1, 3, 4, 2]) first.push(await ask(visitor, number, from));
  server().setTime('2026-11-19T18:00:00Z');
  expect([first, await ask(visitor, 4, from)]).toEqual([[200, 200, 200, 200, 429, 200], 200]);
});

test('an address asks about twenty numbers a day, whichever its sessions and its server', async () => {
  const [here, there] = [
    server(),
    await startTestServer(server(), { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' }),
  ];
  const statuses = [];
  for (let number = 0; number < 22; number += 1) {
    const visitor = await (number % 2 === 0 ? here : there).visitor();
    // The range of one subscriber counts as one address.
    statuses.push(await ask(visitor, number, `2001:db8::${number + 1}`));
  }
  const elsewhere = await ask(await there.visitor(), 30, '2001:db9::1');
  await there.close();
  expect([statuses.slice(0, 20).every((one) => one === 200), statuses.slice(20), elsewhere]).toEqual([
    true,
    [429, 429],
    200,
  ]);
  expect(here.lines.filter((line) => line.includes('numbers-asked'))).not.toEqual([]);
});

test('of many numbers asked at once no more are answered, and those refused are a metric', async () => {
  server().setTime(new Date().toISOString());
  const visitor = await server().visitor();
  const before = await refused();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, number) => ask(visitor, number, `198.51.100.${number}`)),
  );
  expect(statuses.filter((one) => one === 200)).toHaveLength(3);
  expect((await refused()) - before).toBe(7);
});

test('neither numbers nor addresses are stored', async () => {
  const visitor = await server().visitor();
  const sessions = () => server().db.selectFrom('asked_numbers').selectAll().execute();
  await ask(visitor, 77, '203.0.113.7');
  expect(JSON.stringify(await sessions())).not.toMatch(/5551077|203\.0\.113/);
});

const refused = async () =>
  (await stateGauges(server().db)).find(({ name }) => name === 'openscreener_numbers_refused')?.value ?? Number.NaN;
