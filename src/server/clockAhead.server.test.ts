import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { secretsOf } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { makeCode } from '#src/server/contacts/codes.ts';
import { countRequest } from '#src/server/http/countRequests.ts';
import { savedBy } from '#src/server/leads/savedBy.ts';
import { enqueueMessage } from '#src/server/messages/enqueue.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { lease, never } from '#src/server/outbox/lease.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { mayAskAbout } from '#src/server/studies/askedNumbers.ts';
import { endSessions, everySession } from '#src/server/visitor/endedSessions.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';

const cookieSecrets = secretsOf('a secret for the cookies of this file');
const server = testServer({ cookieSecrets });
const context = () => ({ db: server().db, clock: server().clock, cookieSecrets, settings: readSettings({}) });
const cookiesOf = (visitor: Visitor) => ({ cookies: Object.fromEntries(visitor.cookies) });
const quiet = { warn: () => undefined, error: () => undefined, info: () => undefined };

/** Years ahead of every clock, also that of the database, which no test sets. */
const ahead = '2090-01-01T00:00:00Z';
const setRight = (seconds = 0) => server().setTime(new Date(Date.now() + seconds * 1000).toISOString());

beforeEach(async () => {
  for (const table of ['outbox', 'message', 'ended_session'] as const) await server().db.deleteFrom(table).execute();
});

test.each(['of everybody', 'of the lead'])(
  'sessions %s that were ended while the clock ran ahead are ended by now, and not those that begin afterwards',
  async (whose) => {
    setRight();
    const before = await saveLead(server());
    server().setTime(ahead);
    await endSessions(server().db, [whose === 'of everybody' ? everySession : before.leadId], server().clock());
    setRight(1);
    expect(await sessionLeads(context(), cookiesOf(before.visitor))).toEqual([]);
    setRight(5);
    await update(before.visitor, before.slug, before.lead);
    expect(await sessionLeads(context(), cookiesOf(before.visitor))).toEqual([before.leadId]);
    const later = await saveLead(server());
    expect(await sessionLeads(context(), cookiesOf(later.visitor))).toEqual([later.leadId]);
  },
);

test('a session that was given while the clock ran ahead goes on, and ends when it is ended', async () => {
  server().setTime(ahead);
  const { visitor, leadId } = await saveLead(server());
  setRight();
  expect((await savedBy(context(), cookiesOf(visitor), leadId)).by).toBe('session');
  await endSessions(server().db, [leadId], server().clock());
  setRight(5);
  expect((await savedBy(context(), cookiesOf(visitor), leadId)).by).toBe('others');
});

test('a lead that was saved while the clock ran ahead is saved again by its link, also with another number', async () => {
  server().setTime(ahead);
  const { lead, slug } = await saveLead(server());
  setRight();
  const said = exampleLead({ leadId: randomUUID(), phone1: '+13125550688', email: lead.email ?? '' });
  expect((await update(await server().visitor(), slug, said)).statusCode).toBeLessThan(300);
});

test('what waits for a receiver or a visitor goes out, once, in its order', async () => {
  const { db, clock } = server();
  server().setTime(ahead);
  const { visitor, lead, leadId, slug } = await saveLead(server());
  await enqueueMessage(db, { kind: 'myData.byText', leadId, at: clock() });
  setRight();
  await update(visitor, slug, { ...lead, firstName: 'Later' });
  const told: (string | undefined)[] = [];
  const receiver = async (_id: string, event: { data: { lead?: { firstName?: string } } }) =>
    void told.push(event.data.lead?.firstName);
  const deliver = () =>
    deliverDue({ db, clock, log: quiet, receiver: receiver as never }, new AbortController().signal);
  expect([await deliver(), await deliver(), await deliver()]).toEqual([1, 1, 0]);
  expect(told).toHaveLength(2);
  let written = 0;
  const writers = { 'myData.byText': async () => void (written += 1) } as never;
  expect([
    await sendDue({ context: context(), writers, log: quiet }),
    await sendDue({ context: context(), writers, log: quiet }),
  ]).toEqual([1, 0]);
  expect(written).toBe(1);
});

test('what is leased or kept apart is not taken for something that was put off by such a clock', async () => {
  const { db, clock } = server();
  setRight();
  const [leased, held] = [await saveLead(server()), await saveLead(server())];
  await db
    .updateTable('outbox')
    .set({ run_at: never as never })
    .where('lead_id', '=', held.leadId)
    .execute();
  expect((await lease(db, clock(), 20)).map((row) => row.lead_id)).toEqual([leased.leadId]);
  expect(await lease(db, clock(), 20)).toEqual([]);
  // Nor by a server whose clock is slow.
  expect(await lease(db, new Date('2026-01-01T00:00:00Z'), 20)).toEqual([]);
});

test('who was counted while the clock ran ahead is counted anew as soon as others are', async () => {
  const { db, clock } = server();
  const requests = async () =>
    (await countRequest(db, { asker: 'of the clock', now: clock(), windowMs: 60_000 }))?.requests;
  const asked = { session: 'of the clock', address: 'of the clock' };
  const ask = (number: number) =>
    mayAskAbout(db, { ...asked, phone: `+1212555${number}` }, { factor: 1, now: clock() });
  server().setTime(ahead);
  expect([await requests(), await requests()]).toEqual([1, 2]);
  expect([await ask(1001), await ask(1002), await ask(1003)]).toEqual([true, true, true]);
  setRight();
  expect([await requests(), await ask(1004)]).toEqual([3, false]);
  setRight(24 * 3600 + 1);
  expect([await requests(), await ask(1004)]).toEqual([1, true]);
});

const isCodeSent = async (turn: number) =>
  (await makeCode(context(), { session: `clock ${turn}`, address: 'clock', contact: 'clock' })).isSent;

test('codes that were sent while the clock ran ahead keep no contact from being sent others', async () => {
  server().setTime(ahead);
  const sent = [];
  for (let turn = 0; turn < 6; turn += 1) sent.push(await isCodeSent(turn));
  setRight();
  expect([...sent, await isCodeSent(6)]).toEqual([true, true, true, true, true, false, true]);
});
