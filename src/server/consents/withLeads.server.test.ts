import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nobody } from '#src/server/leads/person.ts';
import type { Lead, LeadConsent, LeadSaved } from '#src/generated/api.ts';
import { leadsAsTheyAre } from '#src/server/outbox/body.ts';
import { exampleConsent, exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { create, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { consentsOf } from './show.ts';
import { verifyLedger } from './verify.ts';

const server = testServer();
const { rowOf, countOf } = savedLeads(server);

const types = ['sms', 'call', 'email'] as const;
/** Consents to be contacted, counted from `first`. */
const agreeing = (first = 1, changes: Partial<LeadConsent> = {}): LeadConsent[] =>
  types.map((consentType, index) => exampleLeadConsent({ consentType, sequence: first + index, ...changes }));
const consenting = (changes: Partial<Lead> = {}) => exampleLead({ consents: agreeing(), ...changes });
const rowsOf = (leadId: string) => consentsOf(server().db, { ...nobody, leadIds: [leadId] });
const read = async (leadId: string) =>
  (await rowsOf(leadId)).map((row) => `${row.consent_type} ${row.has_consent ? 'yes' : 'no'} ${row.how}`);
const eventsOf = async (leadId: string) => {
  const rows = server().db.selectFrom('outbox').select('kind').where('lead_id', '=', leadId).orderBy('id');
  return (await rows.execute()).map(({ kind }) => kind);
};

test('a lead is saved with its consents, which its delivery tells of', async () => {
  const lead = consenting();
  await create(await server().visitor(), lead);
  const rows = await rowsOf(lead.leadId);
  expect(rows.map((row) => [row.consent_type, row.proof, row.signer, row.sequence, row.phone, row.email])).toEqual(
    types.map((type, index) => [type, 'session', 'self', index + 1, lead.phone1, lead.email]),
  );
  expect(await eventsOf(lead.leadId)).toEqual(['lead.saved']);
  const body = (await leadsAsTheyAre(server().db, [lead.leadId])).get(lead.leadId)?.();
  expect(body?.lead).toMatchObject({ consents: types.map((type) => ({ type, isOvertaken: false })) });
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('a consent covers the address and the postal code of its save', async () => {
  const lead = consenting({ postalCode: '60611', email: ' ann@example.org ' });
  expect((await create(await server().visitor(), lead)).statusCode).toBe(201);
  const contacts = (await rowsOf(lead.leadId)).map((row) => `${row.email} ${row.postal_code}`);
  expect(new Set(contacts)).toEqual(new Set(['ann@example.org 60611']));
});

test('a lead whose consents cannot be recorded is not saved, and both are when it is sent again', async () => {
  const [visitor, lead, key] = [await server().visitor(), consenting(), randomUUID()];
  const { owner } = server();
  await sql`create function refuse_for_a_while() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is away'; end $$`.execute(owner);
  await sql`create trigger away before insert on consent for each row execute function refuse_for_a_while()`.execute(
    owner,
  );
  expect((await create(visitor, lead, key)).statusCode).toBe(500);
  expect([await rowOf(lead.leadId), await eventsOf(lead.leadId)]).toEqual([undefined, []]);
  await sql`drop trigger away on consent`.execute(owner);
  expect((await create(visitor, lead, key)).statusCode).toBe(201);
  expect([await countOf('lead', lead.leadId), await rowsOf(lead.leadId)]).toEqual([
    1,
    expect.objectContaining({ length: 3 }),
  ]);
});

test('a save that is repeated, and a decision that was sent by itself too, record each once', async () => {
  const [visitor, lead, key] = [await server().visitor(), consenting(), randomUUID()];
  const replies = await Promise.all([1, 2, 3].map(() => create(visitor, lead, key)));
  const { slug } = replies[0]?.json<LeadSaved>() ?? { slug: '' };
  await create(visitor, { ...lead, lastName: 'Moss' });
  const alone = exampleConsent(slug, { tabId: lead.leadId, sequence: 2, consentType: 'call' });
  await visitor.call('sendConsent', { body: alone }, { 'idempotency-key': randomUUID() });
  expect(await read(lead.leadId)).toEqual(['sms yes implied', 'call yes implied', 'email yes implied']);
  const reused = await create(visitor, { ...lead, consents: [] }, key);
  expect([replies.map(({ statusCode }) => statusCode), reused.statusCode]).toEqual([[201, 201, 201], 422]);
});

test('many that save at once leave a whole chain, each with its own', async () => {
  const leads = Array.from({ length: 30 }, () => consenting());
  const visitor = await server().visitor();
  await Promise.all(leads.map((lead) => create(visitor, lead)));
  const counts = await Promise.all(leads.map(async ({ leadId }) => (await rowsOf(leadId)).length));
  expect([new Set(counts), (await verifyLedger(server().db)).violations]).toEqual([new Set([3]), []]);
});

test('a save by link records for the lead of the link, and that it came by link', async () => {
  const lead = exampleLead();
  const { slug } = (await create(await server().visitor(), lead)).json<LeadSaved>();
  const byLink = consenting({ consents: agreeing(1, { how: 'box' }) });
  const visitor = await server().visitor();
  await update(visitor, slug, byLink);
  expect([await read(lead.leadId), await read(byLink.leadId)]).toEqual([types.map((type) => `${type} yes box`), []]);
  await update(visitor, slug, { ...byLink, consents: agreeing(4, { how: 'box', hasConsent: false }) });
  const proofs = (await rowsOf(lead.leadId)).map(({ proof }) => proof);
  expect(proofs).toEqual([...types.map(() => 'link'), ...types.map(() => 'session')]);
});

test('a consent to email without an address is none, and one comes with the address', async () => {
  const { email: _, ...lead } = consenting();
  const visitor = await server().visitor();
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  expect(await read(lead.leadId)).toEqual(['sms yes implied', 'call yes implied']);
  const consents = [exampleLeadConsent({ consentType: 'email', sequence: 4 })];
  await update(visitor, slug, { ...lead, email: 'late@example.org', consents });
  expect((await rowsOf(lead.leadId)).at(-1)).toMatchObject({ consent_type: 'email', email: 'late@example.org' });
});

test('a number and an address that are corrected are marked as no longer covered', async () => {
  const [visitor, lead] = [await server().visitor(), consenting()];
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  const corrected = { ...lead, phone1: '+12125550188', consents: [exampleLeadConsent({ sequence: 4 })] };
  expect((await update(visitor, slug, corrected)).json()).toEqual({ slug, saved: true });
  await update(visitor, slug, { ...corrected, email: 'new@example.org', consents: [] });
  await update(visitor, slug, { ...corrected, email: 'NEW@example.org', consents: [] });
  const rows = (await rowsOf(lead.leadId)).slice(3);
  expect(rows.map((row) => [row.consent_type, row.has_consent, row.how, row.phone, row.email])).toEqual([
    ['sms', false, 'corrected', lead.phone1, lead.email],
    ['call', false, 'corrected', lead.phone1, lead.email],
    ['sms', true, 'implied', '+12125550188', lead.email],
    ['email', false, 'corrected', lead.phone1, lead.email],
  ]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('a lead is kept when its page shows a wording that is not ours, which is left out and rings the alarm', async () => {
  const lead = consenting({ consents: agreeing(1, { text: 'I give away my house.' }) });
  expect((await create(await server().visitor(), lead)).statusCode).toBe(201);
  expect([await countOf('lead', lead.leadId), await read(lead.leadId)]).toEqual([1, []]);
  const alarm = server().lines.filter((line) => line.includes('consent-wording-unknown'));
  expect([alarm.length, alarm.join().includes('house')]).toEqual([3, false]);
});

test('of a tab and its copy, which count alike, each consents for the address that it saves', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ email: '' });
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  const consents = [exampleLeadConsent({ consentType: 'email', sequence: 1 })];
  const saved = (email: string) => update(visitor, slug, { ...lead, email, consents });
  for (const email of ['one@example.org', 'two@example.org', 'Two@example.org']) await saved(email);
  const rows = (await rowsOf(lead.leadId)).map((row) => `${row.email} ${row.has_consent} ${row.how}`);
  expect(rows).toEqual([
    'one@example.org true implied',
    'one@example.org false corrected',
    'two@example.org true implied',
  ]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

const byEmail = (sequence: number) => [exampleLeadConsent({ consentType: 'email', sequence })];

test('a tab that saves its address again, after a copy of it saved another, has its consent for that in force', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ email: 'one@example.org' });
  const { slug } = (await create(visitor, { ...lead, consents: byEmail(1) })).json<LeadSaved>();
  await update(visitor, slug, { ...lead, email: 'two@example.org', consents: byEmail(2) });
  await update(visitor, slug, { ...lead, age: 51 });
  const rows = (await rowsOf(lead.leadId)).map((row) => `${row.email} ${row.has_consent} ${row.how}`);
  expect(rows).toEqual([
    'one@example.org true implied',
    'one@example.org false corrected',
    'two@example.org true implied',
    'two@example.org false corrected',
    'one@example.org true implied',
  ]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});
