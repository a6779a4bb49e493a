import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { startJobs } from './jobs.ts';
import { DatabaseTime } from '#src/server/db/databaseTime.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { exampleBooking } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const [MINUTE, HOUR] = [60_000, 3_600_000];

afterEach(() => void vi.useRealTimers());

/** The work of a server beside its answers, whose minutes and hours the test lets pass. */
function started(time = new DatabaseTime(server().db)) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db, app } = server();
  return startJobs({
    db,
    time,
    settings: readSettings({}),
    cookieSecrets: testCookieSecrets,
    log: app.log,
  });
}

const count = async (table: 'study_opening' | 'booking_order' | 'shared_count' | 'consent_checkpoint') =>
  (await server().db.selectFrom(table).selectAll().execute()).length;
/** Of the clock of the database, by which jobs go. */
const past = new Date(Date.now() - HOUR).toISOString();

test('each minute studies that have opened are looked at, and bookings whose answer was lost are let go of', async () => {
  const { db } = server();
  const { leadId: lead_id } = await saveLead(server());
  const jobs = started();
  await db.insertInto('study_opening').values({ study_id: 1, opened_at: past }).execute();
  await db
    .insertInto('booking_order')
    .values({
      lead_id,
      study_id: 1,
      scheduler: 'secondary',
      resource_id: 'nobody',
      starts_at: past,
      service_key: randomUUID(),
      sealed: sealRow(db, 'booking_order', { lead_id }, exampleBooking('nobody')),
      ordered_at: past,
      release_at: past,
    })
    .execute();
  vi.advanceTimersByTime(MINUTE - 1);
  expect([await count('study_opening'), await count('booking_order')]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  await expect.poll(() => count('study_opening')).toBe(0);
  await expect.poll(() => count('booking_order')).toBe(0);
  await jobs.stop();
});

test('each minute whoever keeps the times is asked about a change whose answer was lost', async () => {
  const { db } = server();
  const { book } = await booker(server());
  const { id } = await book('demo-coordinator-1', '2026-11-19T16:00:00Z');
  const { start, end } = halfHour(new Date(Date.now() + HOUR).toISOString());
  const open = { changing_until: past, starts_at: start, ends_at: end };
  await db.updateTable('appointment').set(open).where('id', '=', id).execute();
  const changing = async () =>
    (await db.selectFrom('appointment').select('changing_until').executeTakeFirstOrThrow()).changing_until;
  const jobs = started();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(await changing()).toEqual(new Date(past));
  vi.advanceTimersByTime(1);
  // Nobody is set to keep them here: it is open until it is asked about again.
  await expect.poll(changing).not.toEqual(new Date(past));
  await jobs.stop();
});

test('each minute the time of the database is followed', async () => {
  const time = new DatabaseTime(server().db, () => Date.now() + HOUR);
  const jobs = started(time);
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(() => Math.abs(time.clock().getTime() - Date.now())).toBeLessThan(MINUTE);
  await jobs.stop();
});

test('each hour old data goes, and the chain of consents is verified', async () => {
  const { db } = server();
  await saveConsentingLead(server());
  server().lines.length = 0;
  const jobs = started();
  // It begins with what is old when the server starts.
  await expect.poll(() => server().lines.join()).toContain('old data removed');
  await db.insertInto('shared_count').values({ account: 'of before', until: past, spent: 1 }).execute();
  vi.advanceTimersByTime(HOUR);
  await expect.poll(() => count('shared_count')).toBe(0);
  await expect.poll(() => count('consent_checkpoint')).toBe(1);
  await jobs.stop();
});
