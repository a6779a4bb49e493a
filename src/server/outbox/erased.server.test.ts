import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { deliveredFrom, testOutbox } from '#src/server/testing/testOutbox.ts';
import { httpReceiver } from './receiver.ts';

const partner = openPartnerServer();
const { server, deliverAt, pending } = testOutbox();
const secret = `whsec_${Buffer.from('a secret of 24 bytes....').toString('base64')}`;
const receiver = () => httpReceiver(String(partner.environment()['TEXTS_URL']), [secret]);
const heard = () => partner.received.map(({ body }) => (body as LeadEvent).type);
/** Delivers for three hours, a minute at a time. */
const deliverLong = async () => {
  for (let minute = 1; minute <= 180; minute += 1) while ((await deliverAt(receiver(), minute * 60_000)) > 0);
};

test('a receiver that was away hears of who was erased meanwhile that they are, and nothing of them', async () => {
  const { visitor, leadId, lead, slug } = await saveLead(server(), { lastName: 'Waits-Alone' });
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  partner.answer = { status: 503 };
  await deliverAt(receiver());
  partner.received = [];
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(deliveredFrom + 1000) });
  partner.answer = { status: 204 };
  await deliverLong();
  expect([heard(), await pending()]).toEqual([['lead.erased'], []]);
  expect(JSON.stringify(partner.received)).not.toMatch(new RegExp(`Waits-Alone|${lead.phone1.slice(1)}|${slug}`));
});

test('of who is erased while a slow receiver takes what they said, it hears last that they are, also where it refuses that at first', async () => {
  const { visitor, leadId, slug } = await saveLead(server(), { lastName: 'Waits-Alone' });
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  partner.answer = () => ({ status: 204, after: delay(500) });
  const underWay = deliverAt(receiver());
  await expect.poll(heard).toEqual(['lead.saved']);
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(deliveredFrom + 1000) });
  // Other workers tell nothing while it is under way.
  expect(await deliverAt(receiver(), 2000)).toBe(0);
  await underWay;
  let refusals = 2;
  partner.answer = () => ({ status: (refusals -= 1) >= 0 ? 500 : 204 });
  await deliverLong();
  expect([heard(), await pending()]).toEqual([['lead.saved', 'lead.erased', 'lead.erased', 'lead.erased'], []]);
  expect(JSON.stringify(partner.received.slice(1))).not.toMatch(new RegExp(`Waits-Alone|${slug}`));
});
