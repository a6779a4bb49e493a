import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { proveByCode } from './testing/proveByCode.ts';
import { form, signature, signer, start } from '#src/server/esign/testing/signing.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { exampleCaregiver, exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { create, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

const server = testServer();
let people = 0;
const person = (changes: Partial<Lead> = {}) =>
  exampleLead({ phone1: `+1312555${3000 + (people += 1)}`, email: `person${people}@example.org`, ...changes });
beforeEach(async () => void (await server().db.deleteFrom('outbox').execute()));

/** Has a code sent to a contact and types it. */
async function prove(visitor: Visitor, kind: 'phone' | 'email', contact: string) {
  expect(await proveByCode(server(), visitor, { kind, contact })).toEqual({ outcome: 'verified' });
}

/** What the receiver is told of a lead, the latest event last. */
async function eventsOf(leadId: string): Promise<LeadEvent[]> {
  const events: LeadEvent[] = [];
  const receiver = (_id: string, event: LeadEvent) => Promise.resolve(void events.push(event));
  const log = { warn: () => undefined, error: () => undefined };
  while (
    (await deliverDue({ db: server().db, receiver, clock: server().clock, log }, new AbortController().signal)) > 0
  );
  return events.filter(({ data }) => data.leadId === leadId);
}
const toldOf = (event: LeadEvent | undefined) =>
  event?.data.lead?.contacts.map(({ holder, kind, isVerified, verifiedBy }) => [holder, kind, isVerified, verifiedBy]);
const consentsOf = (leadId: string) =>
  server()
    .db.selectFrom('consent')
    .select(['how', 'verified'])
    .where('lead_id', '=', leadId)
    .orderBy('position')
    .execute();
const noon = '2026-11-18T18:00:00.000Z';

const provedRows = (leadIds: string[]) =>
  server()
    .db.selectFrom('lead_contact')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .where('verified_at', 'is not', null)
    .execute();

test('a lead whose number was proved before it is saved says so, of that number alone, and so does its consent', async () => {
  const visitor = await server().visitor();
  const lead = person({ consents: [exampleLeadConsent()] });
  await prove(visitor, 'phone', lead.phone1);
  await create(visitor, lead);
  const [event] = await eventsOf(lead.leadId);
  expect(toldOf(event)).toEqual([
    ['lead', 'phone', true, 'text'],
    ['lead', 'email', false, null],
  ]);
  expect(await consentsOf(lead.leadId)).toEqual([{ how: 'implied', verified: `phone by text ${noon}` }]);
  expect(event?.data.lead?.consents[0]?.verified).toBe(`phone by text ${noon}`);
  const shown = (await runCommand(server(), ['consents', 'show', lead.phone1])).lines;
  expect(shown).toContain(`   contact: phone by text ${noon}`);
});

test('who goes on without a code is saved as not verified', async () => {
  const visitor = await server().visitor();
  const lead = person({ consents: [exampleLeadConsent()] });
  await create(visitor, lead);
  expect(toldOf((await eventsOf(lead.leadId))[0])?.map(([, , isVerified]) => isVerified)).toEqual([false, false]);
  expect(await consentsOf(lead.leadId)).toEqual([{ how: 'implied', verified: null }]);
  expect((await runCommand(server(), ['consents', 'show', lead.phone1])).lines).toContain('   contact: not verified');
});

test('what is proved after the save reaches the lead of the session and its receiver, once', async () => {
  const visitor = await server().visitor();
  const lead = person();
  await create(visitor, lead);
  await prove(visitor, 'email', lead.email ?? '');
  await prove(visitor, 'email', lead.email ?? '');
  const events = await eventsOf(lead.leadId);
  expect(events.map(({ type }) => type)).toEqual(['lead.saved', 'contact.verified']);
  expect(toldOf(events[1])).toContainEqual(['lead', 'email', true, 'email']);
});

test('a number that is corrected is not verified, until it is the proved one again', async () => {
  const visitor = await server().visitor();
  const lead = person();
  await prove(visitor, 'phone', lead.phone1);
  const { slug } = (await create(visitor, lead)).json<{ slug: string }>();
  await eventsOf(lead.leadId);
  await update(visitor, slug, { ...lead, phone1: '+13125559998' });
  expect(toldOf((await eventsOf(lead.leadId))[0])?.[0]).toEqual(['lead', 'phone', false, null]);
  await update(visitor, slug, lead);
  expect(toldOf((await eventsOf(lead.leadId))[0])?.[0]).toEqual(['lead', 'phone', true, 'text']);
});

test('a proof counts in its own session, for a day, and for whom it was made', async () => {
  const [visitor, thief] = [await server().visitor(), await server().visitor()];
  const [lead, copied, late] = [person(), person(), person()];
  await prove(visitor, 'phone', lead.phone1);
  for (const [name, value] of visitor.cookies) if (name.startsWith('proof-')) thief.cookies.set(name, value);
  await create(thief, { ...copied, phone1: lead.phone1 });
  const [name = '', value = ''] = [...visitor.cookies].find(([one]) => one.startsWith('proof-')) ?? [];
  const forger = await server().visitor();
  forger.cookies.set(
    name,
    value.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
  );
  const forged = person({ phone1: lead.phone1 });
  await create(forger, forged);
  server().setTime('2026-11-19T18:00:01Z');
  await create(visitor, { ...late, phone1: lead.phone1 });
  expect(await provedRows([copied.leadId, forged.leadId, late.leadId])).toEqual([]);
});

test('a caregiver who proves a number proves it for both', async () => {
  const visitor = await server().visitor();
  const lead = person();
  lead.caregiver = { ...exampleCaregiver(), phone1: lead.phone1 };
  await prove(visitor, 'phone', lead.phone1);
  await create(visitor, lead);
  expect(toldOf((await eventsOf(lead.leadId))[0])).toEqual([
    ['lead', 'phone', true, 'text'],
    ['lead', 'email', false, null],
    ['caregiver', 'phone', true, 'text'],
  ]);
});

test('an authorization says on its page and in the ledger whether the contacts are known to be of who signs', async () => {
  const visitor = await server().visitor();
  const [stranger, lead] = [await server().visitor(), person()];
  const body = { ...signer(lead.phone1), email: lead.email ?? '', leadId: lead.leadId };
  await prove(visitor, 'phone', lead.phone1);
  const address = await start(visitor, {}, body);
  const page = (await visitor.send('GET', address)).body;
  expect(page).toContain(`<p>Phone number: …${lead.phone1.slice(-4)} (verified by a code)</p>`);
  expect(page).toContain('<p>Email: p…@example.org (not verified)</p>');
  expect((await stranger.send('GET', address)).body).not.toContain('verified by a code');
  await visitor.send('POST', address, signature, form);
  expect(await consentsOf(lead.leadId)).toEqual([{ how: 'esign', verified: `phone by text ${noon}` }]);
  const unproved = person();
  const other = await start(stranger, {}, { ...signer(unproved.phone1), leadId: unproved.leadId });
  await stranger.send('POST', other, signature, form);
  expect(await consentsOf(unproved.leadId)).toEqual([{ how: 'esign', verified: null }]);
});

test('the ledger is whole, notices a proof that is written in later, and keeps none of a person who is erased', async () => {
  expect((await verifyLedger(server().db)).violations).toEqual([]);
  const visitor = await server().visitor();
  const lead = person({ consents: [exampleLeadConsent()] });
  await prove(visitor, 'phone', lead.phone1);
  await create(visitor, lead);
  expect(await provedRows([lead.leadId])).toHaveLength(1);
  const { db, owner } = server();
  const write = (verified: string | null) =>
    owner.transaction().execute(async (tx) => {
      await sql`alter table consent disable trigger all`.execute(tx);
      await tx.updateTable('consent').set({ verified }).where('lead_id', '=', lead.leadId).execute();
      await sql`alter table consent enable trigger all`.execute(tx);
    });
  for (const forged of [null, 'phone by text 2026-11-18T17:00:00.000Z']) {
    await write(forged);
    expect((await verifyLedger(db)).violations.join()).toContain('it was changed after it was written');
  }
  await write(`phone by text ${noon}`);
  await eraseLead(server().db, { leadId: lead.leadId, reason: 'asked', at: server().clock() });
  expect(await provedRows([lead.leadId])).toEqual([]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});
