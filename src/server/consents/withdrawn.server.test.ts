import { expect, test } from 'vitest';
import { leadHeader } from '#src/api/services.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { agreedBy } from '#src/server/myData/agreed.ts';
import { withdraw } from '#src/server/myData/withdraw.ts';
import { exampleConsent, exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { create, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

const server = testServer();

const consents = (['sms', 'call', 'email'] as const).map((consentType) => exampleLeadConsent({ consentType }));

/** What a page of the visitor hears of the consents of a lead. */
const heardOf = async (visitor: Visitor, slug: string) => {
  const reply = await visitor.call('session', {}, { [leadHeader]: slug });
  return reply.statusCode === 204 ? null : reply.json<unknown>();
};

/** Withdraws a consent as the page of one's own data does. */
async function withdrawElsewhere(leadId: string, type: string): Promise<void> {
  const { db, clock } = server();
  const [earlier, agreed] = [await earlierLead(db, leadId), await agreedBy(db, leadId, undefined)];
  const meant = agreed.find((one) => one.type === type);
  if (!earlier || !meant) throw new Error('Nothing of this kind was agreed to.');
  await withdraw({ db, clock }, earlier, meant);
}

test('the page that saved a lead hears which consents were withdrawn elsewhere, until they are given again', async () => {
  const { visitor, slug, leadId } = await saveLead(server(), { consents });
  expect(await heardOf(visitor, slug)).toEqual([]);
  await withdrawElsewhere(leadId, 'sms');
  await withdrawElsewhere(leadId, 'email');
  expect(await heardOf(visitor, slug)).toEqual(['email', 'sms']);
  await visitor.call('sendConsent', { body: exampleConsent(slug, { consentType: 'sms', how: 'box' }) });
  expect(await heardOf(visitor, slug)).toEqual(['email']);
});

test('a consent that covers nothing since the number was corrected was not withdrawn', async () => {
  const { visitor, slug, lead } = await saveLead(server(), { consents });
  const { consents: _given, ...others } = lead;
  expect((await update(visitor, slug, { ...others, phone1: '+12125550177' })).statusCode).toBe(200);
  expect(await heardOf(visitor, slug)).toEqual([]);
});

test('nobody else hears anything: not with the slug, nor without one, nor once the lead is somebody else’s', async () => {
  const { visitor, slug, leadId } = await saveLead(server(), { consents });
  await withdrawElsewhere(leadId, 'call');
  const stranger = await server().visitor();
  expect(await heardOf(stranger, slug)).toBeNull();
  await create(stranger, exampleLead());
  expect([await heardOf(stranger, slug), await heardOf(visitor, 'a-slug-of-nobody')]).toEqual([null, null]);
  // A page of the release before asks so, and takes nothing else.
  expect((await visitor.call('session', {})).statusCode).toBe(204);

  server().setTime('2026-11-18T18:05:00Z');
  const heir = await server().visitor();
  const taken = exampleLead({ phone1: '+13125550866', email: 'heir@example.org' });
  const { slug: now } = (await update(heir, slug, taken)).json<{ slug: string }>();
  expect([await heardOf(visitor, slug), await heardOf(heir, now)]).toEqual([null, []]);
});
