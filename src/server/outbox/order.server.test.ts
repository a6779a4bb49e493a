import { expect, test } from 'vitest';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { deliveredFrom, failingReceiver, testOutbox } from '#src/server/testing/testOutbox.ts';
import { enqueue } from './enqueue.ts';
import { lease } from './lease.ts';
import { embeddedReceiver, type Receiver } from './receiver.ts';

const { server, deliverAt, pending, deliveriesOf } = testOutbox();

test('what is due is taken in the order in which it was put here, whichever was to be told first', async () => {
  await saveLead(server());
  await saveLead(server());
  const [first, second] = await pending();
  const earlier = new Date(deliveredFrom - 1000).toISOString();
  await server()
    .db.updateTable('outbox')
    .set({ run_at: earlier })
    .where('id', '=', second?.id ?? 0)
    .execute();
  const taken = await lease(server().db, new Date(deliveredFrom), 20);
  expect(taken.map(({ id }) => id)).toEqual([first?.id, second?.id]);
});

test('the receiver that is built in takes nothing more of a lead that is erased than that it is', async () => {
  const { leadId } = await saveLead(server());
  const told: Parameters<Receiver>[] = [];
  await deliverAt((...given) => Promise.resolve(void told.push(given)));
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(deliveredFrom) });
  await deliverAt((...given) => Promise.resolve(void told.push(given)), 31_000);
  const receiver = embeddedReceiver(server().db);
  for (const [id, event, signal] of told.toReversed()) await receiver(id, event, signal);
  expect((await deliveriesOf(leadId)).map(({ kind }) => kind)).toEqual(['lead.erased']);
});

test('of a lead that has changed the receiver that is built in keeps what the newest event told, whichever comes last', async () => {
  const { visitor, slug, leadId } = await saveLead(server());
  const receiver = embeddedReceiver(server().db);
  const told: Parameters<Receiver>[] = [];
  const both: Receiver = async (...given) => {
    told.push(given);
    await receiver(...given);
  };
  await deliverAt(both);
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  await deliverAt(both);
  await visitor.call('screeningResult', { body: { slug, studyId: 1, passed: true } });
  await deliverAt(both);
  const kept = async () => (await deliveriesOf(leadId)).filter(({ body }) => body !== null).map(({ kind }) => kind);
  expect([(await deliveriesOf(leadId)).length, await kept()]).toEqual([3, ['lead.screened']]);
  const [[firstId, first, signal], last] = [told[0] ?? [], told.at(-1)];
  if (!firstId || !first || !signal || !last) throw new Error('There are three events.');
  // Sent again by who did not hear the answer, and an older one that comes late.
  await receiver(firstId, first, signal);
  await receiver(`${firstId}.late`, first, signal);
  await receiver(...last);
  expect([(await deliveriesOf(leadId)).length, await kept()]).toEqual([4, ['lead.screened']]);
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
  const { visitor, slug, leadId } = await saveLead(server());
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
  expect([await deliverAt(failingReceiver), await deliverAt(quick)]).toEqual([1, 0]);
  expect([await deliverAt(quick, 10_000), await deliverAt(quick, 10_000)]).toEqual([1, 1]);
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(deliveredFrom) });
  expect(await deliverAt(quick, 10_000)).toBe(1);
  expect(told).toEqual([
    { event: 'lead.saved', version: 1 },
    { event: 'consent.saved', version: 4 },
    { event: 'lead.screened', version: 4 },
    { event: 'lead.erased', version: 5 },
  ]);
});

test('that a lead is erased is told once nothing of it is under way, and nothing is told after it', async () => {
  const { visitor, slug, leadId } = await saveLead(server());
  const { told, receiver, answer } = slowReceiver();
  const first = deliverAt(receiver);
  await expect.poll(() => told).toHaveLength(1);
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date(deliveredFrom) });
  expect(await deliverAt(receiver)).toBe(0);
  answer();
  await first;
  const late = await Promise.all([
    visitor.call('screeningResult', { body: { slug, studyId: 1, passed: true } }),
    visitor.call('updateIndications', { body: { slug, indications: [] } }),
    visitor.call('sendConsent', { body: exampleConsent(slug) }),
  ]);
  expect(late.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  await enqueue(server().db, { kind: 'lead.saved', leadId, at: new Date(deliveredFrom) });
  // As by somebody who overtook the erasure.
  const stray = {
    lead_id: leadId,
    created_at: new Date(deliveredFrom).toISOString(),
    run_at: new Date(deliveredFrom).toISOString(),
  };
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

test('of several events of a lead that come at once the newest is kept', async () => {
  const { leadId } = await saveLead(server());
  const told: Parameters<Receiver>[] = [];
  await deliverAt((...given) => Promise.resolve(void told.push(given)));
  const [[id, event, signal] = []] = told;
  if (!id || !event || !signal) throw new Error('There is an event.');
  const receiver = embeddedReceiver(server().db);
  const versions = [1, 3, 2].map((version): LeadEvent => ({ ...event, data: { ...event.data, version } }));
  await Promise.all(versions.map((one) => receiver(`${id}.${one.data.version}`, one, signal)));
  expect((await deliveriesOf(leadId)).filter(({ body }) => body !== null)).toHaveLength(1);
});
