import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { placeOf } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { enqueue } from './enqueue.ts';
import { lease } from './lease.ts';
import { embeddedReceiver, type Receiver } from './receiver.ts';
import { codeOf } from './untilStopped.ts';
import { deliverDue } from './worker.ts';
import { exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const noon = Date.parse('2026-11-18T18:00:00Z');
const never = new AbortController().signal;

const failing: Receiver = () => Promise.reject(new Error('marker +12125550123'));

const server = testServer();

const save = async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  return { visitor, leadId: lead.leadId, slug: saved.json<LeadSaved>().slug };
};
const lines: object[] = [];
const log = {
  warn: (line: object, message?: string) => void lines.push({ ...line, message }),
  error: (line: object, message?: string) => void lines.push({ ...line, message, isError: true }),
};
const deliverAt = (receiver: Receiver, ms = 0) =>
  deliverDue({ db: server().db, receiver, clock: () => new Date(noon + ms), log }, never);
const pending = async () => {
  const rows = server().db.selectFrom('outbox').selectAll().where('done_at', 'is', null).orderBy('id');
  return rows.execute();
};
const deliveriesOf = async (leadId: string) => {
  const { db } = server();
  const rows = db.selectFrom('delivery').selectAll().where('lead_id', '=', leadId).orderBy('received_at');
  return (await rows.execute()).map((row) => ({
    ...row,
    body: sealingOf(db).open(placeOf('delivery', row), row.sealed),
  }));
};

beforeEach(async () => {
  lines.length = 0;
  await server().db.deleteFrom('outbox').execute();
});

test('a saved lead and its consent reach the receiver that is built in, as they are then', async () => {
  const { visitor, leadId, slug } = await save();
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  const receiver = embeddedReceiver(server().db);
  expect([await deliverAt(receiver), await deliverAt(receiver), await deliverAt(receiver)]).toEqual([1, 1, 0]);
  const found = await deliveriesOf(leadId);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['consent.saved', 'lead.saved']);
  expect(found[0]?.body).toMatchObject({
    data: {
      leadId,
      lead: { phone: '+12125550123', consents: [{ type: 'sms', hasConsent: true }], screenings: [{}] },
    },
  });
  expect(await pending()).toEqual([]);
  expect(await deliverAt(embeddedReceiver(server().db), 1000)).toBe(0);
});

test('a lead that cannot be opened waits by itself, is told to the operators in the end, and holds up no other', async () => {
  const [broken, whole] = [await save(), await save()];
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
  const { leadId } = await save();
  const receiver = embeddedReceiver(server().db);
  await lease(server().db, new Date(noon), 20);
  expect(await deliverAt(receiver)).toBe(0);
  await deliverAt(receiver, 31_000);
  await server().db.updateTable('outbox').set({ done_at: null }).execute();
  await deliverAt(receiver, 62_000);
  expect([await deliveriesOf(leadId), await pending()]).toEqual([[expect.anything()], []]);
});

test('several workers share the rows, each row goes to one', async () => {
  for (let count = 0; count < 30; count += 1) await save();
  const keys: string[] = [];
  const receiver: Receiver = (key) => Promise.resolve(void keys.push(key));
  while ((await pending()).length > 0) await Promise.all([1, 2, 3, 4].map(() => deliverAt(receiver)));
  expect([keys.length, new Set(keys).size]).toEqual([30, 30]);
});

test('what fails comes back later and later, and after three days rings the alarm', async () => {
  await save();
  expect(await deliverAt(failing)).toBe(1);
  expect(await deliverAt(failing, 900)).toBe(0);
  expect(await deliverAt(failing, 2000)).toBe(1);
  expect(await pending()).toMatchObject([{ attempts: 2, dead_at: null }]);
  expect(await deliverAt(failing, 72 * 3_600_000)).toBe(1);
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
  expect(await deliverAt(failing, 80 * 3_600_000)).toBe(0);
});

test('what is due is taken in the order in which it was put here, whichever was to be told first', async () => {
  await save();
  await save();
  const [first, second] = await pending();
  const earlier = new Date(noon - 1000).toISOString();
  await server()
    .db.updateTable('outbox')
    .set({ run_at: earlier })
    .where('id', '=', second?.id ?? 0)
    .execute();
  const taken = await lease(server().db, new Date(noon), 20);
  expect(taken.map(({ id }) => id)).toEqual([first?.id, second?.id]);
});

test('the receiver that is built in takes nothing more of a lead that is erased than that it is', async () => {
  const { leadId } = await save();
  const told: Parameters<Receiver>[] = [];
  await deliverAt((...given) => Promise.resolve(void told.push(given)));
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(noon) });
  await deliverAt((...given) => Promise.resolve(void told.push(given)), 31_000);
  const receiver = embeddedReceiver(server().db);
  for (const [id, event, signal] of told.toReversed()) await receiver(id, event, signal);
  expect((await deliveriesOf(leadId)).map(({ kind }) => kind)).toEqual(['lead.erased']);
});

test.each([
  [Object.assign(new Error('marker'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError('marker'), 'TypeError'],
  ['marker', 'unknown'],
])('of an error a log has its code or its name alone: %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

type Told = { event: LeadEvent['type']; version: number | null };
/** A receiver that answers when it is told to, and what it was sent so far. */
function slowReceiver() {
  const told: Told[] = [];
  const answers: (() => void)[] = [];
  const receiver: Receiver = (_id, { type: event, data: { version } }) => {
    told.push({ event, version });
    return new Promise((resolve) => answers.push(resolve));
  };
  return { told, receiver, answer: () => answers.shift()?.() };
}

test('what happens to a lead is told in its order, with a version that grows, by however many workers', async () => {
  const { visitor, slug, leadId } = await save();
  const { told, receiver, answer } = slowReceiver();
  const first = deliverAt(receiver);
  await expect.poll(() => told).toHaveLength(1);
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  await visitor.call('screeningResult', { body: { slug, studyId: 1, passed: false } });
  // The first delivery is still under way.
  expect(await deliverAt(receiver)).toBe(0);
  answer();
  await first;
  const quick: Receiver = (_id, { type: event, data }) =>
    Promise.resolve(void told.push({ event, version: data.version }));
  expect([await deliverAt(failing), await deliverAt(quick)]).toEqual([1, 0]);
  expect([await deliverAt(quick, 10_000), await deliverAt(quick, 10_000)]).toEqual([1, 1]);
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(noon) });
  expect(await deliverAt(quick, 10_000)).toBe(1);
  expect(told).toEqual([
    { event: 'lead.saved', version: 1 },
    { event: 'consent.saved', version: 4 },
    { event: 'lead.screened', version: 4 },
    { event: 'lead.erased', version: 5 },
  ]);
});

test('that a lead is erased is told once nothing of it is under way, and nothing is told after it', async () => {
  const { visitor, slug, leadId } = await save();
  const { told, receiver, answer } = slowReceiver();
  const first = deliverAt(receiver);
  await expect.poll(() => told).toHaveLength(1);
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(noon) });
  expect(await deliverAt(receiver)).toBe(0);
  answer();
  await first;
  const late = await Promise.all([
    visitor.call('screeningResult', { body: { slug, studyId: 1, passed: true } }),
    visitor.call('updateIndications', { body: { slug, indications: [] } }),
    visitor.call('sendConsent', { body: exampleConsent(slug) }),
  ]);
  expect(late.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  await enqueue(server().db, { kind: 'lead.saved', leadId, at: new Date(noon) });
  // As by somebody who overtook the erasure.
  const stray = { lead_id: leadId, created_at: new Date(noon).toISOString(), run_at: new Date(noon).toISOString() };
  await server()
    .db.insertInto('outbox')
    .values({ kind: 'lead.saved', ...stray })
    .execute();
  const last = deliverAt(receiver, 31_000);
  await expect.poll(() => told).toHaveLength(2);
  answer();
  expect([await last, await deliverAt(receiver, 600_000), await deliverAt(receiver, 600_000)]).toEqual([1, 1, 0]);
  expect(told.map(({ event }) => event)).toEqual(['lead.saved', 'lead.erased']);
});
