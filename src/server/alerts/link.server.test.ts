import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { form } from '#src/server/esign/testing/signing.ts';
import { openMailServer } from '#src/server/messages/testing/mailServer.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { myForms } from '#src/server/myData/testing/myForms.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { exampleAlert } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { alertLink, alertPath } from './link.ts';
import { alertEnvironment, alertsOf } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const mail = openMailServer();
const { formOf, post } = myForms(server);
const { turnedAway, told, find, work, studies, similarStudy, later, sentTo, page } = alertsOf(server);
/** Addresses that lead nowhere, or would end a line of a header. */
const notSealed = ['abc', 'abc%0d%0aX-Other:1', '%E2%82%AC', '..%2f..%2felsewhere'];
const stop = (link: string) => post(link, { language: 'en' });

test('a link shows no studies to whoever has the number or the address that the person has no more', async () => {
  const { slug, link } = await told(966);
  expect(await page(link)).toContain('studyId=966"');
  const mine = await linkOf(server(), slug);
  expect((await post(mine, { ...(await formOf(mine)), phone: '(312) 555-0907' })).statusCode).toBe(303);
  for (const [language, words] of [
    ['en', 'may have changed since this link was sent'],
    ['es', 'ya no muestra estudios'],
  ] as const) {
    const shown = await page(`${link}?language=${language}`);
    expect(shown).toContain(words);
    expect(shown).not.toContain('studyId=');
  }
  expect((await stop(link)).statusCode).toBe(303);
});

test('once somebody else has the lead it opens and stops nothing, and they are not shown what was found before', async () => {
  const { lead, leadId, slug, link } = await told(967);
  later(1);
  const visitor = await server().visitor();
  const email = 'alerts.other@example.org';
  const reply = await update(visitor, slug, { ...lead, leadId: randomUUID(), email });
  const { slug: now } = reply.json<LeadSaved>();
  expect((await visitor.call('askForAlert', { body: exampleAlert(now) })).statusCode).toBe(204);
  expect([(await stop(link)).statusCode, (await server().stranger().send('GET', link)).statusCode]).toEqual([404, 404]);

  const { clock } = server();
  const reached = { id: leadId, phone: lead.phone1, email };
  const theirs = await page(`${alertPath}/${alertLink({ cookieSecrets: testCookieSecrets, clock }, reached)}`);
  expect(theirs).toContain('<button');
  expect(theirs).not.toContain('studyId=967"');
});

describe('it ends', () => {
  test('by the button of a mail program, which the message names', async () => {
    const { ask, email, leadId } = await turnedAway();
    await ask();
    await studies('open', await similarStudy(968));
    await work(mail.environment());
    const [letter] = mail.received;
    expect(letter?.to).toEqual([email]);
    const headers = letter?.source.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
    expect(headers).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, address = ''] = /\r\nList-Unsubscribe: <https:\/\/trials\.example(\S+)>/.exec(headers) ?? [];
    const pressed = await server().stranger().send('POST', address, 'List-Unsubscribe=One-Click', form);
    expect(pressed.statusCode).toBe(204);
    const rows = server().db.selectFrom('consent').select('has_consent').where('lead_id', '=', leadId);
    expect(await rows.orderBy('position').execute()).toEqual([{ has_consent: true }, { has_consent: false }]);
  });

  test('by the link of a message, at any age of it, and a press more changes nothing', async () => {
    const { email, leadId, link } = await told(961);
    later(31);
    expect(await page(link)).not.toContain('studyId=');
    for (const _ of [1, 2]) expect((await stop(link)).statusCode).toBe(303);
    // It is seen before what was found.
    expect(await page(link)).toMatch(/<\/h1>\n<p [^>]*role="status">The messages about new studies have stopped\.</);
    await studies('open', await similarStudy(962));
    await work();
    expect(await sentTo(email)).toHaveLength(1);
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
    expect(mine).toContain('How to stop: open the link in any of our messages and press Stop');
    const position = /position=(\d+)/.exec(mine)?.[1] ?? '';
    await post(link, { do: 'withdraw', type: 'alert_email', position, language: 'en' });
    await work();
    expect(await sentTo(email)).toEqual([]);
  });

  test('with the lead: nothing of it is left, and its link opens nothing', async () => {
    const { slug, leadId, link } = await told(964);
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
