import { afterEach, describe, expect, test, vi } from 'vitest';
import { lease } from '#src/server/outbox/lease.ts';
import { startServer } from '#src/server/server.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { create, saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { Visitor } from '#src/server/testing/visitor.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { DatabaseTime } from './databaseTime.ts';

const server = testServer();
const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

/** That of a server whose clock is so many ms ahead of the one that the database is on. */
async function timeAhead(ms: number) {
  const time = new DatabaseTime(server().db, () => Date.now() + ms);
  await time.follow();
  return time;
}

test.each([10 * MINUTE, -10 * MINUTE])(
  'a server whose clock is %i ms ahead has the time of the database',
  async (ms) => {
    const { clock } = await timeAhead(ms);
    expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(MINUTE);
  },
);

test('an answer that was long under way moves the time no further than it proves', async () => {
  const round = [-3 * MINUTE, MINUTE, 0];
  const start = Date.now();
  const time = new DatabaseTime(server().db, () => start + (round.shift() ?? 0));
  await time.follow();
  expect(time.clock()).toEqual(new Date(start));
});

test('what one server has leased is not leased by another whose clock is minutes ahead', async () => {
  const [right, ahead] = [await timeAhead(0), await timeAhead(10 * MINUTE)];
  server().setTime(right.clock().toISOString());
  const { leadId } = await saveLead(server());
  expect((await lease(server().db, right.clock(), 20)).map((row) => row.lead_id)).toEqual([leadId]);
  expect(await lease(server().db, ahead.clock(), 20)).toEqual([]);
});

// The embedded database has the clock of the process.
describe.runIf(isOnPostgres())('a server whose clock is ten minutes ahead', () => {
  test('saves, and delivers what it saved, by the time of the database', { timeout: 60_000 }, async () => {
    const { url = '', db, close } = await providedEngine().open();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE });
    const settings = readSettings({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      COOKIE_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEYS: testKeys.encryptionKeys[0] ?? '',
      STAND_INS: 'true',
      BOT_DEFENCE: 'off',
    });
    const running = await startServer(settings);
    await create(await new Visitor(running.app).arrive(), exampleLead());
    const row = () => db.selectFrom('outbox').select(['created_at', 'done_at']).executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).done_at).not.toBeNull();
    const { created_at: createdAt, done_at: doneAt } = await row();
    await running.close();
    await close();
    vi.useRealTimers();
    for (const moment of [createdAt, doneAt]) expect(new Date(moment ?? 0).getTime()).toBeLessThan(Date.now() + MINUTE);
  });
});
