import { describe, expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { myForms } from '#src/server/myData/testing/myForms.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { exampleAlert, qualifyingResponses } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { findForAlerts } from './find.ts';
import { alertWriters } from './letter.ts';

const server = testServer({ environment: () => ({ PUBLIC_ORIGINS: 'https://trials.example' }) });
const { formOf, post } = myForms(server);
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const DAY_MS = 24 * 3_600_000;
const nothing = () => undefined;
let people = 0;

/** Somebody of their own who does not fit the first study, near whose site in Chicago they live. */
async function turnedAway(changes: Partial<Lead> = {}) {
  people += 1;
  const email = `person${people}@example.org`;
  const phone1 = `+1312555${String(1000 + people)}`;
  const saved = await saveLead(server(), { email, phone1, responses: {}, ...changes });
  const ask = (more: Parameters<typeof exampleAlert>[1] = {}) =>
    saved.visitor.call('askForAlert', { body: exampleAlert(saved.slug, more) });
  return { ...saved, email, phone1, ask };
}

const find = () => findForAlerts({ db: server().db, clock: server().clock }, new AbortController().signal);

/** Finds whom what has opened may fit, and sends what is due. */
async function work(): Promise<void> {
  await find();
  const settings = readSettings({ PUBLIC_ORIGINS: 'https://trials.example', SHOW_MESSAGES: 'false' });
  const context = { db: server().db, settings, clock: server().clock, cookieSecrets: testCookieSecrets };
  const log = { info: nothing, warn: nothing, error: nothing };
  while ((await sendDue({ context, writers: alertWriters(context), log })) > 0);
}

const later = (days: number) => server().setTime(new Date(server().clock().getTime() + days * DAY_MS).toISOString());
const studies = (...words: string[]) => runCommand(server(), ['studies', ...words]);

/** A further study about the conditions of the first one, with a site in Chicago; not open yet. */
async function similarStudy(id: number): Promise<string> {
  const { db } = server();
  const first = await db.selectFrom('study').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  const site = await db.selectFrom('site').selectAll().where('id', '=', 101).executeTakeFirstOrThrow();
  await db
    .insertInto('study')
    .values({ ...first, id, external_id: `SIMILAR-${id}`, status: 'draft', details: JSON.stringify(first.details) })
    .execute();
  await db
    .insertInto('site')
    .values({ ...site, id: id + 10_000, ext_id: `SIMILAR-${id}-1`, study_id: id })
    .execute();
  return String(id);
}

const linkIn = (text = '') => /https:\/\/trials\.example(\/alerts\/\S+)/.exec(text)?.[1] ?? '';
const page = async (link: string) => (await server().stranger().send('GET', link)).body;
/** Addresses that lead nowhere, or would end a line of a header. */
const notSealed = ['abc', 'abc%0d%0aX-Other:1', '%E2%82%AC', '..%2f..%2felsewhere'];
const stop = (link: string) => server().stranger().send('POST', link, 'language=en', form);

test('who asked is told once of a study that opens, with no word of health, and sees it behind the link', async () => {
  const { ask, email, leadId } = await turnedAway();
  expect((await ask()).statusCode).toBe(204);
  const id = await similarStudy(901);
  await work();
  expect(await keptMessages(server().db, email)).toEqual([]);
  await studies('open', id);
  await work();
  await studies('close', id);
  await studies('open', id);
  later(29);
  await work();
  const [message, ...others] = await keptMessages(server().db, email);
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
  const first = await keptMessages(server().db, email);
  expect(first).toHaveLength(1);
  expect((await page(linkIn(first[0]?.text))).match(/studyId=91/g)).toHaveLength(3);
  later(1);
  await work();
  expect(await keptMessages(server().db, email)).toHaveLength(2);
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
    counts.push((await keptMessages(server().db, number.phone1)).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
});

test.each([
  ['about another condition', {}, {}, { indicationIds: [401] }],
  ['for others by age', { dateOfBirth: '2015-05-17' }, {}, {}],
  ['further away than they would go', { postalCode: '10001' }, {}, {}],
] as const)('nobody is told of a study %s', async (_sentence, lead, asked, details) => {
  const { ask, email } = await turnedAway(lead);
  await ask(asked);
  people += 1;
  const id = await similarStudy(920 + people);
  const { db } = server();
  const row = await db.selectFrom('study').select('details').where('id', '=', Number(id)).executeTakeFirstOrThrow();
  await db
    .updateTable('study')
    .set({ details: JSON.stringify({ ...row.details, ...details }) })
    .where('id', '=', Number(id))
    .execute();
  await studies('open', id);
  await work();
  expect(await keptMessages(db, email)).toEqual([]);
});

test.each([
  ['one of their conditions', [401], 1],
  ['another condition', [101], 0],
] as const)('who signed up without a study is told of one about %s', async (_sentence, indicationIds, count) => {
  const signedUp = { studyId: undefined, siteId: undefined, studySiteId: undefined, responses: undefined };
  const { ask, email } = await turnedAway({ ...signedUp, indications: indicationIds.map((id) => ({ id })) });
  expect((await ask({ campaign: 's6' })).statusCode).toBe(204);
  people += 1;
  const id = await similarStudy(980 + people);
  const { db } = server();
  const row = await db.selectFrom('study').select('details').where('id', '=', Number(id)).executeTakeFirstOrThrow();
  const details = JSON.stringify({ ...row.details, indicationIds: [401] });
  await db.updateTable('study').set({ details }).where('id', '=', Number(id)).execute();
  await studies('open', id);
  await work();
  expect(await keptMessages(db, email)).toHaveLength(count);
});

test('who told neither a study nor a condition cannot be told of anything', async () => {
  const bare = { studyId: undefined, siteId: undefined, studySiteId: undefined, indications: [] };
  expect((await (await turnedAway(bare)).ask()).statusCode).toBe(400);
});

test('the study that somebody did not fit is no news; a site near who fits it otherwise is', async () => {
  const { db } = server();
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
  expect(await keptMessages(db, unfit.email)).toEqual([]);
  later(7);
  await studies('sites', far, 'recruit', 'all');
  await work();
  for (const { email } of [unfit, waiting]) {
    const [message] = (await keptMessages(db, email)).slice(-1);
    expect(await page(linkIn(message?.text))).toContain('studyId=951"');
  }
});

test('a link shows no studies to whoever has the number or the address that the person has no more', async () => {
  const { ask, email, slug } = await turnedAway();
  await ask();
  await studies('open', await similarStudy(966));
  await work();
  const link = linkIn((await keptMessages(server().db, email))[0]?.text);
  expect(await page(link)).toContain('studyId=966"');
  const mine = await linkOf(server(), slug);
  expect((await post(mine, { ...(await formOf(mine)), phone: '(312) 555-0907' })).statusCode).toBe(303);
  for (const [language, words] of [
    ['en', 'has changed since this link was sent'],
    ['es', 'ya no muestra estudios'],
  ] as const) {
    const shown = await page(`${link}?language=${language}`);
    expect(shown).toContain(words);
    expect(shown).not.toContain('studyId=');
  }
  expect((await stop(link)).statusCode).toBe(303);
});

describe('it ends', () => {
  test('by the link of a message, at any age of it, and a press more changes nothing', async () => {
    const { ask, email, leadId } = await turnedAway();
    await ask();
    await studies('open', await similarStudy(961));
    await work();
    const link = linkIn((await keptMessages(server().db, email))[0]?.text);
    later(31);
    expect(await page(link)).not.toContain('studyId=');
    for (const _ of [1, 2]) expect((await stop(link)).statusCode).toBe(303);
    expect(await page(link)).toContain('The messages about new studies have stopped.');
    await studies('open', await similarStudy(962));
    await work();
    expect(await keptMessages(server().db, email)).toHaveLength(1);
    const rows = server().db.selectFrom('consent').select(['has_consent', 'how']).where('lead_id', '=', leadId);
    expect(await rows.orderBy('position').execute()).toEqual([
      { has_consent: true, how: 'box' },
      { has_consent: false, how: 'selfService' },
    ]);
  });

  test('in one’s own data, where the words stand, for a message that waits too', async () => {
    const { ask, email, slug } = await turnedAway();
    await ask();
    await studies('open', await similarStudy(963));
    await find();
    const link = await linkOf(server(), slug);
    const mine = await page(link);
    expect(mine).toContain('Emails about new studies');
    expect(mine).toContain('How to stop: press Stop');
    const position = /position=(\d+)/.exec(mine)?.[1] ?? '';
    const fields = new URLSearchParams({ do: 'withdraw', type: 'alert_email', position, language: 'en' });
    await server().stranger().send('POST', link, fields.toString(), form);
    await work();
    expect(await keptMessages(server().db, email)).toEqual([]);
  });

  test('with the lead: nothing of it is left, and its link opens nothing', async () => {
    const { ask, email, slug, leadId } = await turnedAway();
    await ask();
    await studies('open', await similarStudy(964));
    await work();
    const link = linkIn((await keptMessages(server().db, email))[0]?.text);
    const exported = (await runCommand(server(), ['privacy', 'export', slug])).lines.join('\n');
    expect(exported).toContain('"study_alert"');
    expect(exported).toContain('"radius_km"');
    await runCommand(server(), ['privacy', 'erase', slug]);
    const { db } = server();
    for (const table of ['study_alert', 'study_alert_find'] as const)
      expect(await db.selectFrom(table).selectAll().where('lead_id', '=', leadId).execute()).toEqual([]);
    expect((await server().stranger().send('GET', link)).statusCode).toBe(404);
  });
});

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

test('who has given no email address can be told by text alone', async () => {
  const { ask, phone1 } = await turnedAway({ email: undefined });
  expect((await ask()).statusCode).toBe(400);
  expect((await ask({ channel: 'text' })).statusCode).toBe(204);
  await studies('open', await similarStudy(971));
  await work();
  expect(await keptMessages(server().db, phone1)).toMatchObject([{ to: phone1, subject: null }]);
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

test.each(notSealed)('a link that nobody sealed (%s) stops nothing, and leads nowhere', async (link) => {
  const answers = [await stop(`/alerts/${link}`), await server().stranger().send('GET', `/alerts/${link}`)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  for (const { headers } of answers)
    expect([headers.location, headers['cache-control'], headers['content-security-policy']]).toEqual([
      undefined,
      'no-store',
      expect.stringContaining("default-src 'none'"),
    ]);
});
