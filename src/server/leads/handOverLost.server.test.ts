import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { correcting } from '#src/server/myData/correct.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { create, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer, testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { earlierLead } from './earlier.ts';
import { linkedLead, slugOf } from './testing/linkedLead.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

test('who had a lead before it was handed over gets it back neither by what they sent then nor by waiting', async () => {
  const { visitor: earlier, lead, slug, byLink } = await linkedLead(server());
  const key = { 'idempotency-key': randomUUID() };
  const send = async () => [
    (await earlier.call('createLead', { body: lead }, key)).statusCode,
    (await earlier.call('updateLead', { params: { slug }, body: lead }, key)).statusCode,
    (await create(earlier, lead)).statusCode,
  ];
  expect(await send()).toEqual([201, 200, 201]);
  server().setTime('2026-11-18T18:01:00Z');
  await update(await server().visitor(), slug, byLink({ phone1: '+13125550153' }));
  expect(await send()).toEqual([410, 404, 410]);
  server().setTime('2026-11-20T18:01:00Z');
  await retain(server().db, readSettings({}), new Date('2026-11-20T18:01:00Z'));
  expect(await send()).toEqual([410, 404, 410]);
  server().setTime();
});

test('who saved a lead a moment before it was handed over does not get it back', async () => {
  const { visitor: earlier, lead, slug, byLink } = await linkedLead(server());
  server().setTime('2026-11-18T18:01:00.200Z');
  await create(earlier, lead);
  server().setTime('2026-11-18T18:01:00.700Z');
  const visitor = await server().visitor();
  await update(visitor, slug, byLink({ phone1: '+13125550154' }));
  expect((await create(earlier, lead)).statusCode).toBe(410);
  expect((await create(visitor, { ...byLink({ phone1: '+13125550154' }), leadId: lead.leadId })).statusCode).toBe(201);
  server().setTime();
});

test.each([
  ['createLead', 'before'],
  ['createLead', 'after'],
  ['updateLead', 'before'],
  ['updateLead', 'after'],
] as const)('who saves a lead as it is handed over does not get it back, by %s, a little %s', async (name, when) => {
  const second = await startTestServer(server());
  for (let turn = 0; turn < 4; turn += 1) {
    server().setTime('2026-11-18T18:00:00Z');
    const { visitor: earlier, lead, slug, byLink } = await linkedLead(server());
    const visitor = await second.visitor();
    const save = name === 'createLead' ? () => create(earlier, lead) : () => update(earlier, slug, lead);
    const body = byLink({ phone1: `+1312555017${turn}` });
    server().setTime(`2026-11-18T18:01:00.00${when === 'before' ? 1 : 3}Z`);
    second.setTime('2026-11-18T18:01:00.002Z');
    let [later] = await Promise.all([update(visitor, slug, body), save()]);
    second.setTime('2026-11-18T18:01:01Z');
    if (later.statusCode === 409) later = await update(visitor, slug, body);
    expect([later.statusCode, (await create(earlier, lead)).statusCode]).toEqual([200, 410]);
    expect((await save()).statusCode).toBe(name === 'createLead' ? 410 : 404);
    expect(await rowOf(lead.leadId)).toMatchObject({ slug: slugOf(later), phone: body.phone1 });
  }
  await second.close();
  server().setTime();
});

test('who was about to correct a lead that was handed over does not get it back', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  const { db, clock } = server();
  const earlier = await earlierLead(db, leadId);
  if (!earlier) throw new Error('There is no such lead.');
  const phone1 = '+13125550181';
  await update(await server().visitor(), slug, byLink({ phone1 }));
  const context = { db, searches: db, clock, settings: readSettings({}), cookieSecrets: testCookieSecrets };
  const log = { warn: () => undefined };
  const correction = { earlier, lead: { ...earlier.lead, firstName: 'Anna' }, version: 1, seenSlug: slug };
  expect(await correcting(context)(correction, log)).toBe(false);
  expect(await rowOf(leadId)).toMatchObject({ phone: phone1 });
});

test('a save whose answer was lost is answered again, though the link leads to nothing any more', async () => {
  const { slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  const [body, key] = [byLink({ phone1: '+13125550150' }), { 'idempotency-key': randomUUID() }];
  const send = (of: Visitor, more: Partial<Lead> = {}) =>
    of.call('updateLead', { params: { slug }, body: { ...body, ...more } }, key);
  const first = await send(visitor);
  const again = await send(visitor);
  expect([again.statusCode, slugOf(again), again.headers['idempotency-replayed']]).toEqual([
    200,
    slugOf(first),
    'true',
  ]);
  expect((await send(visitor, { firstName: 'Ann' })).statusCode).toBe(422);
  expect((await update(visitor, slug, body)).statusCode).toBe(404);
});

test('a save that hands a lead over and is sent twice at once is answered twice alike', async () => {
  const { slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  const key = { 'idempotency-key': randomUUID() };
  const body = byLink({ phone1: '+13125550180' });
  const send = () => visitor.call('updateLead', { params: { slug }, body }, key);
  const replies = await Promise.all([send(), send()]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(new Set(replies.map(slugOf)).size).toBe(1);
});
