import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { alertEnvironment, alertsOf } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const { turnedAway, work, studies, similarStudy, sentTo } = alertsOf(server);

test.each([
  ['of nobody', 404, { slug: 'a-slug-of-nobody' }],
  ['in other words', 400, { text: 'Whatever you like.' }],
  ['at no distance', 400, { radiusKm: 0 }],
] as const)('a request %s is refused and leaves nothing', async (_sentence, status, more) => {
  const { ask, leadId } = await turnedAway();
  expect((await ask(more)).statusCode).toBe(status);
  const { db } = server();
  expect(await db.selectFrom('study_alert').select('lead_id').where('lead_id', '=', leadId).execute()).toEqual([]);
  expect(await db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});

test('who told neither a study nor a condition cannot be told of anything', async () => {
  const bare = { studyId: undefined, siteId: undefined, studySiteId: undefined, indications: [] };
  expect((await (await turnedAway(bare)).ask()).statusCode).toBe(400);
});

test('who has given no email address can be told by text alone', async () => {
  const { ask, phone1 } = await turnedAway({ email: undefined });
  expect((await ask()).statusCode).toBe(400);
  expect((await ask({ channel: 'text' })).statusCode).toBe(204);
  await studies('open', await similarStudy(971));
  await work();
  expect(await sentTo(phone1)).toMatchObject([{ to: phone1, subject: null }]);
});

test('asked for twice it is one row of the ledger, and the distance is the last one', async () => {
  const { ask, leadId } = await turnedAway();
  await ask();
  await ask({ radiusKm: 16 });
  const { db } = server();
  expect(await db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute()).toHaveLength(1);
  const rows = db.selectFrom('study_alert').select('radius_km').where('lead_id', '=', leadId);
  expect(await rows.execute()).toEqual([{ radius_km: 16 }]);
});
