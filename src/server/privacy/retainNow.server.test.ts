import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { retainNow } from './retainNow.ts';

const server = testServer();
const DAY_MS = 86_400_000;
const settings = readSettings({ UNQUALIFIED_LEAD_DAYS: '30' });

const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);
const run = (days: number) => retainNow({ db: server().db, settings, clock: inDays(days) });

/** Somebody who did not qualify, so many days ago. */
async function savedDaysAgo(days: number) {
  server().setTime(inDays(-days)().toISOString());
  const { leadId } = await saveLead(server(), { dateOfBirth: '1950-01-01' });
  return async () => (await server().db.selectFrom('lead').where('id', '=', leadId).select('id').execute()).length;
}

test('nobody is erased by a clock that runs a year ahead, of the server or of its operator, and both say so', async () => {
  const [fresh, old] = [await savedDaysAgo(1), await savedDaysAgo(31)];
  const { secondsApart } = await run(365);
  expect(Math.abs(secondsApart - 365 * 86_400)).toBeLessThan(60);
  expect([await fresh(), await old()]).toEqual([1, 0]);
  const { lines } = await runCommand({ db: server().db, clock: inDays(365) }, ['privacy', 'retain']);
  expect(lines.join()).toMatch(/3153\d{4} s/);
  expect(await fresh()).toBe(1);
});

test('a slow clock erases later, and says so', async () => {
  const old = await savedDaysAgo(31);
  expect((await run(-2)).secondsApart).toBeGreaterThan(86_400);
  expect(await old()).toBe(1);
  expect(await run(0)).toMatchObject({ secondsApart: 0, removed: { lead: 1 } });
  expect(await old()).toBe(0);
});
