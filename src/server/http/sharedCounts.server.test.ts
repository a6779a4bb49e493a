import { expect, test } from 'vitest';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { examples } from '#src/server/testing/examples.ts';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { startTestServer, type TestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { HourlyBudget } from './hourlyBudget.ts';
import { SharedCounts } from './sharedCounts.ts';

const alone = testServer();
const cookieSecret = 'a secret that is only used by tests';
const shared = {
  STAND_INS: 'true',
  DATABASE_URL: 'postgres://of-others?sslmode=disable',
  COOKIE_SECRET: cookieSecret,
  ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
};

const limits = { session: { calls: 20 }, address: { calls: 200 } };
const now = new Date('2026-11-18T12:00:00Z');
const open = (db: TestServer['db'] = alone().db) => {
  const counts = new SharedCounts({ db });
  const budget = new HourlyBudget(limits, 1, { name: 'tests', counts });
  const take = (session: string, moment = now) => budget.take({ session, address: session }, { calls: 1 }, moment);
  return { counts, take, exchange: (moment = now) => counts.exchange(moment.getTime()) };
};
const times = (count: number, work: () => number) =>
  Array.from({ length: count }, work).filter((seconds) => seconds === 0).length;

const accounts = () => alone().db.selectFrom('shared_count').selectAll().execute();
const start = () => startTestServer(alone(), { ...shared, RATE_LIMIT_FACTOR: '0.1' });
const ask = async (server: TestServer) =>
  (await (await server.visitor()).call('validatePhone', examples.validatePhone)).statusCode;

test('two servers grant what one does, a report later', async () => {
  const [first, second] = [open(), open()];
  expect(times(12, () => first.take('a'))).toBe(12);
  await first.exchange();
  expect(times(3, () => second.take('a'))).toBe(3);
  await second.exchange();
  expect(times(20, () => second.take('a'))).toBe(5);
  await second.exchange();
  expect(times(20, () => first.take('a'))).toBe(8);
  await first.exchange();
  expect(second.take('a')).toBe(3600);
});

test('a visitor far below a limit is not reported, nor is anybody by name', async () => {
  const one = open();
  one.take('visitor');
  one.take('visitor');
  await one.exchange();
  const before = await accounts();
  times(3, () => one.take('somebody'));
  await one.exchange();
  const after = await accounts();
  expect(after.length - before.length).toBe(1);
  expect(JSON.stringify(after)).not.toContain('somebody');
});

test('what was counted by a clock that ran ahead counts no longer than an hour from when it is right', async () => {
  const [first, second] = [open(), open()];
  const ahead = new Date('2090-01-01T00:00:00Z');
  times(20, () => first.take('of the clock', ahead));
  await first.exchange(ahead);
  expect(times(5, () => second.take('of the clock'))).toBe(5);
  await second.exchange();
  const later = new Date('2026-11-18T13:00:01Z');
  expect(times(5, () => second.take('of the clock', later))).toBe(5);
  await second.exchange(later);
  expect(times(20, () => second.take('of the clock', later))).toBe(15);
});

test('an hour later all begin anew', async () => {
  const [first, second] = [open(), open()];
  times(20, () => first.take('b'));
  await first.exchange();
  const later = new Date('2026-11-18T13:00:01Z');
  expect(times(5, () => second.take('b', later))).toBe(5);
  await second.exchange(later);
  expect(times(20, () => second.take('b', later))).toBe(15);
});

test('while the database is away each server counts for itself, and reports later', async () => {
  const absent = openAbsent();
  const one = open(absent.db);
  expect(times(15, () => one.take('c'))).toBe(15);
  await expect(one.exchange()).rejects.toThrow();
  expect(times(15, () => one.take('c'))).toBe(5);
  await absent.close();
});

test('servers of one database count the requests of an address together', async () => {
  const [first, second] = [await start(), await start()];
  const statuses = [await ask(first), await ask(first), await ask(first)];
  await first.app.sharedCounts?.exchange();
  statuses.push(await ask(second));
  await second.app.sharedCounts?.exchange();
  statuses.push(await ask(second));
  await first.close();
  await second.close();
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});
