import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { myForms } from '#src/server/myData/testing/myForms.ts';
import { exampleAlert } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';
import { alertEnvironment, alertsOf } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const { turnedAway, studies, similarStudy, find, work, later, sentTo, page } = alertsOf(server);
const { consentsOf, post } = myForms(server);

test('who asks while their lead goes over to somebody else has nobody told', async () => {
  const { ask, leadId } = await turnedAway();
  const { db } = server();
  expect((await whileHandedOver(server(), leadId, ask)).statusCode).toBe(404);
  expect(await db.selectFrom('study_alert').select('lead_id').where('lead_id', '=', leadId).execute()).toEqual([]);
  expect(await db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});

/** Somebody who asked by text, and somebody else who goes on by the link of their lead with an address of their own. */
async function takenOver() {
  const earlier = await turnedAway();
  await earlier.ask({ channel: 'text' });
  later(1);
  const visitor = await server().visitor();
  const own: Lead = { ...earlier.lead, leadId: randomUUID(), email: `other.${earlier.email}` };
  const { slug } = (await update(visitor, earlier.slug, own)).json<LeadSaved>();
  const ask = (channel: 'email' | 'text') =>
    visitor.call('askForAlert', { body: exampleAlert(slug, { channel, radiusKm: 50 }) });
  return { earlier, slug, ask };
}

/** Takes back what the page of data of a lead shows as agreed to. */
async function takeBack(slug: string, type: 'alert_email' | 'alert_text'): Promise<void> {
  const link = await linkOf(server(), slug);
  const links = (await page(link)).match(/href="[^"]*position=[^"]*"/g) ?? [];
  const [, position = ''] = /position=(\d+)/.exec(links.find((one) => one.includes(type)) ?? '') ?? [];
  expect(position).not.toBe('');
  await post(link, { do: 'withdraw', type, position, language: 'en' });
}

test('once who has the lead now takes back what they agreed to, nothing goes by what the earlier person agreed to', async () => {
  const { earlier, slug, ask } = await takenOver();
  expect((await ask('email')).statusCode).toBe(204);
  await takeBack(slug, 'alert_email');
  await studies('open', await similarStudy(941));
  await work();
  expect(await sentTo(earlier.phone1)).toEqual([]);
});

test('nor does a message that waits when they take it back', async () => {
  const { earlier, slug, ask } = await takenOver();
  expect((await ask('email')).statusCode).toBe(204);
  await studies('open', await similarStudy(942));
  await find();
  await takeBack(slug, 'alert_email');
  await work();
  expect(await sentTo(earlier.phone1)).toEqual([]);
});

test('who asks as the earlier person did agrees for themselves, and can take it back', async () => {
  const { earlier, slug, ask } = await takenOver();
  for (const _ of ['once', 'again']) expect((await ask('text')).statusCode).toBe(204);
  const agreed = (await consentsOf(earlier.leadId)).map(({ has_consent: hasConsent }) => hasConsent);
  expect(agreed).toEqual([true, true]);
  await studies('open', await similarStudy(943));
  await work();
  expect(await sentTo(earlier.phone1)).toHaveLength(1);
  await takeBack(slug, 'alert_text');
  later(8);
  await studies('open', await similarStudy(944));
  await work();
  expect(await sentTo(earlier.phone1)).toHaveLength(1);
});
