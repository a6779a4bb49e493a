import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealedLink, sealedParticipant } from '#src/server/db/sealed/known.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Lead } from '#src/generated/api.ts';
import { recordConsents } from '#src/server/testing/consentRows.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { embeddedReceiver } from '#src/server/outbox/receiver.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { isParticipant } from '#src/server/studies/participants.ts';
import { eraseLead } from './erase.ts';
import { everything as everythingIn } from './testing/everything.ts';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { wordingOf } from '#src/server/testing/wordings.ts';
import { halfHour } from '#src/server/testing/bookers.ts';
import { exampleBooking, exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';

const marked: Partial<Lead> = {
  firstName: 'Erasable',
  lastName: 'Markerson',
  phone1: '+12125550166',
  email: 'erasable@example.org',
  dateOfBirth: '1971-03-09',
};
const newKey = () => ({ 'idempotency-key': randomUUID() });
const markers = ['Erasable', 'Markerson', '+12125550166', 'erasable@example.org', '1971-03-09'];

const server = testServer();

const save = (changes: Partial<Lead>) => saveConsentingLead(server(), changes);
const deliver = () => {
  const log = { warn: () => undefined, error: () => undefined };
  const parts = { db: server().db, receiver: embeddedReceiver(server().db), clock: () => new Date(), log };
  return deliverDue(parts, new AbortController().signal);
};
const everything = () => everythingIn(server().db);

/** Books a time for the lead that the visitor saved. */
const book = async (visitor: Visitor, phone: string, start: string) => {
  const body = exampleBooking('demo-coordinator-1', halfHour(start));
  const booked = await visitor.call('book', { body: { ...body, customer: { ...body.customer, phone } } });
  expect(booked.statusCode).toBe(201);
};

/** Everything else that can be known of somebody, some of it before the lead is saved. */
const leaveTraces = async ({ firstName = '', lastName = '', phone1: phone = '', email = '' }: Partial<Lead>) => {
  const visitor = await server().visitor();
  const { db } = server();
  const session = await visitor.call('startEsign', { body: { phone, firstName, lastName, email } });
  const address = session.json<{ customerURL: string }>().customerURL;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await visitor.send('POST', address, `signature=${firstName}&decision=signed`, form);
  await visitor.call('brandConnectConsent', { body: { ...examples.brandConnectConsent.body, phone } });
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 2, phone }))
    .execute();
  const info = { firstName, lastName, phone, email };
  await db
    .insertInto('temp_link')
    .values(sealedLink(db, { slug: `link-${firstName}`, expiresAt: '2100-01-01T00:00:00Z', info }))
    .execute();
};

test('a person who is exported finds everything, and erased is found nowhere', async () => {
  await leaveTraces(marked);
  const { slug, leadId, visitor } = await save(marked);
  await book(visitor, marked.phone1 ?? '', '2026-11-19T20:00:00.000Z');
  while ((await deliver()) > 0);
  const exported = (await runCommand(server(), ['privacy', 'export', slug])).lines.join('\n');
  expect(markers.filter((marker) => !exported.includes(marker))).toEqual([]);
  expect(exported).toContain(JSON.stringify(wordingOf('screener')).slice(1, 80));
  const tables = JSON.parse(exported) as Record<string, unknown[]>;
  const counts = Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));
  expect(counts).toMatchObject({
    appointment: 1,
    booking: 1,
    esign_session: 1,
    participant: 1,
    temp_link: 1,
    consent: 3,
    lead: 1,
  });

  const { lines, isWell } = await runCommand(server(), ['privacy', 'erase', slug]);
  while ((await deliver()) > 0);
  expect([isWell, lines[0], lines[1]]).toEqual([
    true,
    expect.stringMatching(/^Receipt [0-9a-f-]{36}$/),
    expect.stringContaining(leadId),
  ]);
  expect(lines).toEqual(expect.arrayContaining(['  lead: 1', '  survey_answer: 9', '  consent (contact data): 3']));
  const left = await everything();
  expect([...markers, slug].filter((marker) => left.includes(marker))).toEqual([]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
  const last = server().db.selectFrom('delivery').select('kind').where('lead_id', '=', leadId);
  expect(await last.execute()).toEqual([{ kind: 'lead.erased' }]);
  await expect(runCommand(server(), ['privacy', 'erase', slug])).rejects.toThrow('There is no lead with this slug.');
});

test('an erased lead is not saved anew by a page that is still open, nor told a consent of', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ ...marked, phone1: '+12125550165' });
  await visitor.call('createLead', { body: lead }, newKey());
  const erasing = eraseLead(server().db, { leadId: lead.leadId, reason: 'asked', at: new Date() });
  const racing = visitor.call('createLead', { body: { ...lead, firstName: 'Racing' } }, newKey());
  await Promise.all([erasing, racing]);
  await eraseLead(server().db, { leadId: lead.leadId, reason: 'asked', at: new Date() });
  const again = await visitor.call('createLead', { body: lead }, newKey());
  expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([410, 'erased']);
  const { slug: _, ...decision } = exampleConsent('', { phone: '+12125550165' });
  await recordConsents(server().db, [
    { decision, entry: { tie: { leadId: lead.leadId, proof: 'session' }, at: new Date() } },
  ]);
  expect(await everything()).not.toMatch(/Erasable|Racing|2125550165/);
});

test('who takes part in a study is known to when a lead goes by its age, and not when they ask', async () => {
  const phone1 = '+12125550167';
  const { db } = server();
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 2, phone: phone1 }))
    .execute();
  const takesPart = () => isParticipant(server().db, { studyId: 2, phone: phone1 });
  const { leadId } = await save({ phone1 });
  await eraseLead(server().db, { leadId, reason: 'retention', at: new Date() });
  expect(await takesPart()).toBe(true);
  await runCommand(server(), ['privacy', 'erase', phone1]);
  expect(await takesPart()).toBe(false);
});

test('a number stands for everybody who is called by it', async () => {
  const phone1 = '+12125550168';
  const leads = [await save({ phone1 }), await save({ phone1, firstName: 'Bernadette' })];
  const exported = (await runCommand(server(), ['privacy', 'export', phone1])).lines.join('\n');
  expect((JSON.parse(exported) as { lead: unknown[] }).lead).toHaveLength(2);
  const { lines } = await runCommand(server(), ['privacy', 'erase', phone1]);
  expect(lines.filter((line) => line.startsWith('Receipt '))).toHaveLength(2);
  const ids = leads.map(({ leadId }) => leadId);
  expect(await server().db.selectFrom('lead').select('id').where('id', 'in', ids).execute()).toEqual([]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('numbers as they are written in a country are known by their international form', async () => {
  const [national, phone] = ['(212) 555-0177', '+12125550177'];
  const { db } = server();
  const { slug, leadId, visitor } = await save({ phone1: phone });
  await book(visitor, national, '2026-11-19T21:00:00.000Z');
  const signer = { firstName: 'Ann', lastName: 'Example', email: 'ann@example.org' };
  await visitor.call('startEsign', { body: { phone: national, ...signer } });
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone: national, consentType: 'email' }) });
  const kept = await Promise.all([
    db.selectFrom('booking').select('id').where('phone_hash', '=', sealingOf(db).hash('phone', phone)).execute(),
    db.selectFrom('esign_session').select('id').where('phone_hash', '=', sealingOf(db).hash('phone', phone)).execute(),
    db
      .selectFrom('consent')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('phone_hash', '=', sealingOf(db).hash('phone', phone))
      .execute(),
  ]);
  expect(kept.map((rows) => rows.length)).toEqual([1, 1, 2]);
  await runCommand(server(), ['privacy', 'erase', phone]);
  expect(await everything()).not.toMatch(/212\D*555\D*0177/);
});

test('the number of a caregiver stands for whom they care for', async () => {
  const caregiver = {
    firstName: 'Carmen',
    lastName: 'Markerson',
    caregiverRelationship: 'Parent',
    phone1: '020 7946 0188',
    sourceId: 'organic-ws10',
    country: 'GB',
  } as const;
  const { slug } = await save({ firstName: 'Caredfor', phone1: '+12125550178', caregiver });
  await runCommand(server(), ['privacy', 'erase', '+442079460188']);
  await expect(runCommand(server(), ['privacy', 'erase', slug])).rejects.toThrow('There is no lead with this slug.');
  expect(await everything()).not.toMatch(/Caredfor|Carmen/);
});
