import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentsOf } from '#src/server/consents/show.ts';
import { nobody } from '#src/server/leads/person.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { listLeads } from '#src/server/leads/list.ts';
import { exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { wordingOf } from '#src/server/testing/wordings.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

const savedLead = async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  return { visitor, leadId: lead.leadId, slug: saved.json<LeadSaved>().slug };
};
const rowsOf = (leadId: string) => consentsOf(server().db, { ...nobody, leadIds: [leadId] });

test('a consent is kept with its exact wording under the hash of that', async () => {
  const { visitor, leadId, slug } = await savedLead();
  const text = wordingOf('clinic', 'US', 'es');
  const response = await visitor.call('sendConsent', {
    body: exampleConsent(slug, { text, locale: 'es', consentType: 'clinic', how: 'box' }),
  });
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await rowsOf(leadId)).toMatchObject([
    {
      text,
      text_sha256: createHash('sha256').update(text).digest('hex'),
      consent_type: 'clinic',
      has_consent: true,
      how: 'box',
      locale: 'es',
      step: 'home',
      phone: '+12125550123',
      client_time: '2026-11-21T12:00:00.000Z',
    },
  ]);
});

test.each([
  ['a page of a step is kept with the step', 'home-contact', 'home'],
  ['a step that is made up is kept with none', 'nowhere-contact', null],
])('a consent given on %s', async (_, step, kept) => {
  const { visitor, leadId, slug } = await savedLead();
  await visitor.call('sendConsent', { body: exampleConsent(slug, { step }) });
  expect(await rowsOf(leadId)).toMatchObject([{ step: kept }]);
});

test('a withdrawal is a new row, and the last word counts', async () => {
  server().setTime('2026-11-18T18:30:00Z');
  const { visitor, leadId, slug } = await savedLead();
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  await visitor.call('sendConsent', { body: exampleConsent(slug, { consentType: 'call' }) });
  await visitor.call('sendConsent', { body: exampleConsent(slug, { hasConsent: false }) });
  expect((await rowsOf(leadId)).map((row) => row.has_consent)).toEqual([true, true, false]);
  const [newest] = await listLeads(server().db, { identity: false, limit: 1 });
  expect(newest?.consents).toEqual(['call']);
});

test('the same key makes one row', async () => {
  const { visitor, leadId, slug } = await savedLead();
  const headers = { 'idempotency-key': randomUUID() };
  const replies = await Promise.all(
    [1, 2, 3].map(() => visitor.call('sendConsent', { body: exampleConsent(slug) }, headers)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await rowsOf(leadId)).toHaveLength(1);
});

test.each([
  ['an unknown slug', { slug: 'nobody-here' }, 404, 'slug'],
  ['an unknown type', { consentType: 'fax' }, 400, 'consentType'],
  ['an empty wording', { text: '' }, 400, 'text'],
  ['a moment that is none', { clientTime: 'yesterday' }, 400, 'clientTime'],
])('a consent with %s is refused', async (_sentence, changes, status, field) => {
  const { visitor, leadId, slug } = await savedLead();
  const response = await visitor.send('POST', '/api/consents', { ...exampleConsent(slug), ...changes });
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
  expect(await rowsOf(leadId)).toEqual([]);
});

test('rows and wordings cannot be changed or taken away', async () => {
  const { visitor, leadId, slug } = await savedLead();
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  const { db } = server();
  await expect(
    db.updateTable('consent').set({ has_consent: false }).where('lead_id', '=', leadId).execute(),
  ).rejects.toThrow(/never changed/);
  await expect(db.deleteFrom('consent').where('lead_id', '=', leadId).execute()).rejects.toThrow(/never changed/);
  await expect(db.updateTable('consent_text').set({ text: 'x' }).execute()).rejects.toThrow(/never changed/);
});
