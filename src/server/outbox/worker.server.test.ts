import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { deliveredFrom, failingReceiver, testOutbox } from '#src/server/testing/testOutbox.ts';
import { lease } from './lease.ts';
import { embeddedReceiver, type Receiver } from './receiver.ts';

const { server, lines, deliverAt, pending, deliveriesOf } = testOutbox();

test('a saved lead and its consent reach the receiver that is built in, as they are then', async () => {
  const { visitor, leadId, slug } = await saveLead(server());
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  const receiver = embeddedReceiver(server().db);
  expect([await deliverAt(receiver), await deliverAt(receiver), await deliverAt(receiver)]).toEqual([1, 1, 0]);
  const found = await deliveriesOf(leadId);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['consent.saved', 'lead.saved']);
  expect(found.at(-1)?.body).toMatchObject({
    data: {
      leadId,
      lead: { phone: '+12125550123', consents: [{ type: 'sms', hasConsent: true }], screenings: [{}] },
    },
  });
  expect(await pending()).toEqual([]);
  expect(await deliverAt(embeddedReceiver(server().db), 1000)).toBe(0);
});

test('a lead that cannot be opened waits by itself, is told to the operators in the end, and holds up no other', async () => {
  const [broken, whole] = [await saveLead(server()), await saveLead(server())];
  const { db } = server();
  const other = await db.selectFrom('lead').select('sealed').where('id', '=', whole.leadId).executeTakeFirstOrThrow();
  await db.updateTable('lead').set(other).where('id', '=', broken.leadId).execute();
  await deliverAt(embeddedReceiver(db));
  expect([(await deliveriesOf(whole.leadId)).length, await deliveriesOf(broken.leadId)]).toEqual([1, []]);
  await deliverAt(embeddedReceiver(db), 73 * 3_600_000);
  expect(lines).toEqual([
    expect.objectContaining({ kind: 'lead.saved', code: 'SEAL_BROKEN' }),
    expect.objectContaining({ alarm: 'outbox-dead-letter', code: 'SEAL_BROKEN' }),
  ]);
  await db.deleteFrom('lead').where('id', '=', broken.leadId).execute();
});

test('what somebody agreed to for a phone number is not told with the lead of that number', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ phone1: '+13125550177' });
  const body = { ...examples.brandConnectConsent.body, phone: '3125550177' };
  await visitor.call('brandConnectConsent', { body: { ...body, leadId: lead.leadId } });
  await (await server().visitor()).call('brandConnectConsent', { body: { ...body, hasConsent: false } });
  await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  await deliverAt(embeddedReceiver(server().db));
  const [found] = await deliveriesOf(lead.leadId);
  expect(found?.body).toMatchObject({
    data: { lead: { consents: [{ type: 'commercial', hasConsent: true, proof: 'tab' }] } },
  });
});

test('a worker that is killed after delivery makes no second one', async () => {
  const { leadId } = await saveLead(server());
  const receiver = embeddedReceiver(server().db);
  await lease(server().db, new Date(deliveredFrom), 20);
  expect(await deliverAt(receiver)).toBe(0);
  await deliverAt(receiver, 31_000);
  await server().db.updateTable('outbox').set({ done_at: null }).execute();
  await deliverAt(receiver, 62_000);
  expect([await deliveriesOf(leadId), await pending()]).toEqual([[expect.anything()], []]);
});

test('several workers share the rows, each row goes to one', async () => {
  for (let count = 0; count < 30; count += 1) await saveLead(server());
  const keys: string[] = [];
  const receiver: Receiver = (key) => Promise.resolve(void keys.push(key));
  while ((await pending()).length > 0) await Promise.all([1, 2, 3, 4].map(() => deliverAt(receiver)));
  expect([keys.length, new Set(keys).size]).toEqual([30, 30]);
});

test('what fails comes back later and later, and after three days rings the alarm', async () => {
  await saveLead(server());
  expect(await deliverAt(failingReceiver)).toBe(1);
  expect(await deliverAt(failingReceiver, 900)).toBe(0);
  expect(await deliverAt(failingReceiver, 2000)).toBe(1);
  expect(await pending()).toMatchObject([{ attempts: 2, dead_at: null }]);
  expect(await deliverAt(failingReceiver, 72 * 3_600_000)).toBe(1);
  expect(await pending()).toMatchObject([{ attempts: 3, dead_at: expect.any(Date) }]);
  const later = { kind: 'lead.saved', code: 'Error', message: 'delivery failed, will be tried again' };
  expect(lines).toEqual([
    expect.objectContaining({ ...later, attempts: 1 }),
    expect.objectContaining({ ...later, attempts: 2 }),
    expect.objectContaining({
      alarm: 'outbox-dead-letter',
      kind: 'lead.saved',
      attempts: 3,
      message: 'delivery given up',
      isError: true,
    }),
  ]);
  expect(lines.slice(0, 2)).not.toContainEqual(expect.objectContaining({ isError: true }));
  expect(JSON.stringify(lines)).not.toContain('marker');
  expect(await deliverAt(failingReceiver, 80 * 3_600_000)).toBe(0);
});
