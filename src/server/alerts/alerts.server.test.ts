import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { exampleAlert, qualifyingResponses } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { alertEnvironment, alertsOf, linkIn } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const { turnedAway, work, studies, similarStudy, later, sentTo, page } = alertsOf(server);

test('who asked is told once of a study that opens, with no word of health, and sees it behind the link', async () => {
  const { ask, email, leadId } = await turnedAway();
  expect((await ask()).statusCode).toBe(204);
  const id = await similarStudy(901);
  await work();
  expect(await sentTo(email)).toEqual([]);
  await studies('open', id);
  await work();
  await studies('close', id);
  await studies('open', id);
  later(29);
  await work();
  const [message, ...others] = await sentTo(email);
  expect(others).toEqual([]);
  expect(message?.subject).toBe('A study that may fit what you asked for');
  expect(message?.text).not.toMatch(/asthma|Annabel|Quigley|60611/i);
  const shown = await page(linkIn(message?.text));
  expect(shown).toContain('href="/signup/ws10?studyId=901"');
  const { sealed: _, ...row } = await server()
    .db.selectFrom('consent')
    .selectAll()
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ consent_type: 'alert_email', has_consent: true, how: 'box', proof: 'session' });
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('two studies of one week are one message, and the next comes a week after', async () => {
  const { ask, email } = await turnedAway();
  await ask();
  for (const id of [911, 912]) await studies('open', await similarStudy(id));
  await work();
  await studies('open', await similarStudy(913));
  later(6);
  await work();
  const first = await sentTo(email);
  expect(first).toHaveLength(1);
  expect((await page(linkIn(first[0]?.text))).match(/studyId=91/g)).toHaveLength(3);
  later(1);
  await work();
  expect(await sentTo(email)).toHaveLength(2);
});

test('one number is written to once a week, with however many leads that have it', async () => {
  const number = { phone1: '+13125550999' };
  for (const { ask } of [await turnedAway(number), await turnedAway(number), await turnedAway(number)])
    await ask({ channel: 'text' });
  await studies('open', await similarStudy(915));
  const counts = [];
  for (const days of [0, 6, 1, 6, 1]) {
    later(days);
    await work();
    counts.push((await sentTo(number.phone1)).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
});

test.each([
  ['about another condition', 921, {}, {}, { indicationIds: [401] }],
  ['for others by age', 922, { dateOfBirth: '2015-05-17' }, {}, {}],
  ['further away than they would go', 923, { postalCode: '10001' }, {}, {}],
] as const)('nobody is told of a study %s', async (_sentence, studyId, lead, asked, details) => {
  const { ask, email } = await turnedAway(lead);
  await ask(asked);
  await studies('open', await similarStudy(studyId, details));
  await work();
  expect(await sentTo(email)).toEqual([]);
});

test.each([
  ['one of their conditions', 981, [401], 1],
  ['another condition', 982, [101], 0],
] as const)(
  'who signed up without a study is told of one about %s',
  async (_sentence, studyId, indicationIds, count) => {
    const signedUp = { studyId: undefined, siteId: undefined, studySiteId: undefined, responses: undefined };
    const { ask, email } = await turnedAway({ ...signedUp, indications: indicationIds.map((id) => ({ id })) });
    expect((await ask({ campaign: 's6' })).statusCode).toBe(204);
    await studies('open', await similarStudy(studyId, { indicationIds: [401] }));
    await work();
    expect(await sentTo(email)).toHaveLength(count);
  },
);

test('the study that somebody did not fit is no news; a site near who fits it otherwise is', async () => {
  const far = await similarStudy(951);
  await studies('sites', far, 'stop', 'all');
  await studies('open', far);
  const unfit = await turnedAway();
  await unfit.ask();
  const waiting = await turnedAway({
    studyId: 951,
    responses: qualifyingResponses,
    siteId: undefined,
    studySiteId: undefined,
  });
  await waiting.ask();
  await studies('close', '1');
  await studies('open', '1');
  await work();
  // Of the first study the other one is told, who had asked about 951.
  expect(await sentTo(unfit.email)).toEqual([]);
  later(7);
  await studies('sites', far, 'recruit', 'all');
  await work();
  for (const { email } of [unfit, waiting]) {
    const [message] = (await sentTo(email)).slice(-1);
    expect(await page(linkIn(message?.text))).toContain('studyId=951"');
  }
});

test('who goes on with the lead of somebody else by its link has nothing told to them', async () => {
  const { ask, email, lead, slug } = await turnedAway();
  await ask();
  const visitor = await server().visitor();
  const own = { leadId: randomUUID(), phone1: '+13125550998', email: '' };
  const taken = (await update(visitor, slug, { ...lead, ...own })).json<LeadSaved>();
  await studies('open', await similarStudy(971));
  await work();
  expect(await sentTo(email)).toEqual([]);
  // What they ask for themselves goes to what they have brought.
  await visitor.call('askForAlert', { body: exampleAlert(taken.slug, { channel: 'text' }) });
  await studies('open', await similarStudy(972));
  await work();
  expect([await sentTo(email), await sentTo(own.phone1)]).toEqual([[], [expect.anything()]]);
});

/** Somebody who goes on with the lead of somebody else with a number of their own, and names no study. */
async function takenOver(indications: Lead['indications']) {
  const { lead, slug } = await turnedAway();
  const visitor = await server().visitor();
  const { studyId: _study, siteId: _site, studySiteId: _studySite, ...said } = lead;
  const phone1 = `+1312555${Math.floor(8000 + Math.random() * 999)}`;
  const own: Lead = { ...said, leadId: randomUUID(), phone1, email: '', indications };
  const taken = (await update(visitor, slug, own)).json<LeadSaved>();
  const ask = () =>
    visitor.call('askForAlert', { body: exampleAlert(taken.slug, { channel: 'text', campaign: 's6' }) });
  return { phone1, ask };
}

test('who goes on with the lead of somebody else is told of their own conditions, and of none of that person', async () => {
  const { phone1, ask } = await takenOver([{ id: 401 }]);
  expect((await ask()).statusCode).toBe(204);
  await studies('open', await similarStudy(973));
  await work();
  expect(await sentTo(phone1)).toEqual([]);
  await studies('open', await similarStudy(974, { indicationIds: [401] }));
  await work();
  expect(await sentTo(phone1)).toHaveLength(1);
});

test('nor do they ask for studies like that of somebody else where they chose no condition', async () => {
  const { ask } = await takenOver([]);
  expect((await ask()).json()).toMatchObject({ error: 'invalid', field: 'slug' });
});

test('a lead that was changed after it was sealed keeps nobody else from being told', async () => {
  const [broken, whole] = [await turnedAway(), await turnedAway()];
  await broken.ask();
  await whole.ask();
  const { db } = server();
  const other = await db.selectFrom('lead').select('sealed').where('id', '=', whole.leadId).executeTakeFirstOrThrow();
  await db.updateTable('lead').set(other).where('id', '=', broken.leadId).execute();
  await studies('open', await similarStudy(991));
  await work();
  expect([await sentTo(broken.email), (await sentTo(whole.email)).length]).toEqual([[], 1]);
  await db.deleteFrom('lead').where('id', '=', broken.leadId).execute();
});
