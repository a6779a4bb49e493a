import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { Booked, Lead, LeadSaved, Slot } from '#src/generated/api.ts';
import { leadHeader } from '#src/api/services.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { exampleBooking, exampleCaregiver, exampleLead } from '#src/server/testing/examples.ts';
import { create, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

const server = testServer();

const ana = 'demo-coordinator-1';
const ben = 'demo-coordinator-2';
const appointmentsOf = (leadId: string) =>
  server().db.selectFrom('appointment').selectAll().where('lead_id', '=', leadId).execute();
const countBookings = async () => (await server().db.selectFrom('booking').select('id').execute()).length;
const refusal = { error: 'noLead', message: expect.any(String), field: 'Lead-Slug' };

test('twenty times that a visitor without a lead asks for are all refused with one answer', async () => {
  const visitor = await server().visitor();
  const before = await countBookings();
  const slots = (await visitor.call('availability', { query: { to: 31, timezone: 'UTC' } })).json<Slot[]>();
  const bookings = slots.slice(0, 20).map(({ start, end }) => exampleBooking(ana, { start, end }));
  const replies = await Promise.all(bookings.map((body) => visitor.call('book', { body })));
  expect(replies).toHaveLength(20);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 403));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies[0]?.json()).toEqual(refusal);
  expect(await countBookings()).toBe(before);
});

test.each<[string, Partial<Lead>]>([
  ['does not qualify', { dateOfBirth: '2020-01-01' }],
  ['has no site near it', { siteId: undefined }],
  ['names no study', { studyId: undefined }],
])('a lead that %s books nothing', async (_sentence, changes) => {
  const { ask } = await booker(server(), changes);
  const reply = await ask(ana, '2026-11-19T17:00:00Z');
  expect([reply.statusCode, reply.json()]).toEqual([403, refusal]);
});

test('a lead that another session saved books nothing, with its slug and its number neither', async () => {
  const { lead, slug } = await booker(server());
  const stranger = await booker(server(), { dateOfBirth: '2020-01-01' });
  const customer = { name: 'A stranger', phone: lead.phone1, timezone: 'UTC' };
  const reply = await stranger.ask(ana, '2026-11-19T17:00:00Z', { customer }, { [leadHeader]: slug });
  expect([reply.statusCode, reply.json()]).toEqual([403, refusal]);
  const other = await booker(server());
  const named = await other.ask(ana, '2026-11-19T17:00:00Z', { customer });
  expect([named.statusCode, named.json()]).toMatchObject([400, { field: 'customer.phone' }]);
});

test('who books for one number after the other learns of three a day, and no more', async () => {
  const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '1' });
  const visitor = await limited.visitor();
  const statuses: number[] = [];
  for (const end of [1, 2, 3, 4]) {
    const phone = `+1312555900${end}`;
    const { slug } = (await create(visitor, exampleLead({ phone1: phone }))).json<LeadSaved>();
    const customer = { name: 'A stranger', phone, timezone: 'UTC' };
    const body = exampleBooking(ana, { ...halfHour('2020-01-01T10:00:00Z'), customer });
    statuses.push((await visitor.call('book', { body }, { [leadHeader]: slug })).statusCode);
  }
  await limited.close();
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('nothing is booked for a study that has closed since', async () => {
  const { ask } = await booker(server());
  await runCommand(server(), ['studies', 'close', '1']);
  const reply = await ask(ana, '2026-11-19T17:00:00Z');
  await runCommand(server(), ['studies', 'open', '1']);
  expect([reply.statusCode, reply.json()]).toEqual([403, refusal]);
});

test('a lead has one open appointment for a study; the same time again is the same one', async () => {
  const { ask, leadId } = await booker(server());
  const first = await ask(ana, '2026-11-19T18:00:00Z');
  const again = await ask(ana, '2026-11-19T18:00:00Z');
  const [other, atSite] = await Promise.all([
    ask(ana, '2026-11-19T18:30:00Z'),
    ask('demo-site-london', '2026-11-19T10:00:00Z', { studySiteId: 'DEMO-1-12' }),
  ]);
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect([other?.statusCode, other?.json()]).toMatchObject([409, { error: 'alreadyBooked' }]);
  expect(atSite?.statusCode).toBe(409);
  expect(await appointmentsOf(leadId)).toMatchObject([{ state: 'booked', study_id: 1, scheduler: 'secondary' }]);
});

test('nobody who qualifies for one study books at a site of another', async () => {
  const { db } = server();
  const site = await db.selectFrom('site').select('ext_id').where('study_id', '=', 2).executeTakeFirstOrThrow();
  const nurse = await db
    .selectFrom('resource')
    .selectAll()
    .where('id', '=', 'demo-site-london')
    .executeTakeFirstOrThrow();
  const days = JSON.stringify(nurse.days);
  await db
    .insertInto('resource')
    .values({ ...nurse, days, id: 'of-another', study_site_id: site.ext_id })
    .execute();
  const { ask, leadId } = await booker(server());
  const reply = await ask('of-another', '2026-11-19T10:30:00Z', { studySiteId: site.ext_id });
  expect([reply.statusCode, reply.json()]).toMatchObject([404, { field: 'studySiteId' }]);
  expect(await appointmentsOf(leadId)).toEqual([]);
});

test('of many times that a lead asks for at once it gets one', async () => {
  const { ask, leadId } = await booker(server());
  const starts = ['16:00', '16:30', '17:00', '17:30', '19:00', '19:30'];
  const replies = await Promise.all(starts.map((start) => ask(ben, `2026-11-20T${start}:00Z`)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
  expect(await appointmentsOf(leadId)).toHaveLength(1);
});

test('an appointment that has passed, and a time that was refused, leave room for another', async () => {
  const { ask, leadId, visitor, lead } = await booker(server());
  const refused = await ask(ana, '2026-11-19T18:10:00Z');
  const first = await ask(ana, '2026-11-19T19:00:00Z');
  server().setTime('2026-11-19T19:30:00Z');
  await create(visitor, lead);
  const second = await ask(ana, '2026-11-19T20:00:00Z');
  expect([refused.statusCode, first.statusCode, second.statusCode]).toEqual([400, 201, 201]);
  expect((await appointmentsOf(leadId)).map(({ state }) => state).toSorted()).toEqual(['booked', 'over']);
});

test('people with one number have three open appointments, and no fourth', async () => {
  const phone1 = '+13125559900';
  const family = await Promise.all([1, 2, 3, 4].map(() => booker(server(), { phone1 })));
  const statuses = [];
  for (const [index, { ask }] of family.entries())
    statuses.push((await ask(ben, `2026-11-23T1${6 + index}:00:00Z`)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 409]);
});

test('so they have where each asks at the same moment', async () => {
  const phone1 = '+13125559901';
  const times = ['24T16', '24T17', '24T18', '24T19', '25T16', '25T17'];
  const family = await Promise.all(times.map(() => booker(server(), { phone1 })));
  const asked = family.map(({ ask }, index) => ask(ben, `2026-11-${times[index]}:00:00Z`));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => String(statusCode));
  expect(statuses.toSorted()).toEqual(['201', '201', '201', '409', '409', '409']);
});

test.each<[string, Partial<Lead>, Partial<Lead> | undefined, string]>([
  ['their caregiver has', { caregiver: { ...exampleCaregiver(), phone1: '+13125559902' } }, undefined, '02'],
  ['they change once they have booked', { phone1: '+13125559903' }, { phone1: '+13125559904' }, '03'],
])('nor is there a fourth with a number that %s', async (_sentence, changes, then, ending) => {
  const customer = { name: 'Annabel Quigley', phone: `+131255599${ending}`, timezone: 'UTC' };
  const statuses = [];
  for (const hour of [16, 17, 18, 19]) {
    const { ask, visitor, slug, lead } = await booker(server(), changes);
    statuses.push((await ask(ben, `2026-12-${ending}T${hour}:00:00Z`, { customer })).statusCode);
    if (then) expect((await update(visitor, slug, { ...lead, ...then })).statusCode).toBe(200);
  }
  expect(statuses).toEqual([201, 201, 201, 409]);
});

test('a session that saved two leads books for the one that it names, else for the latest', async () => {
  const { visitor, ask, leadId, slug, lead } = await booker(server());
  server().setTime('2026-11-18T18:01:00Z');
  const sister = exampleLead({ phone1: lead.phone1, firstName: 'Bea' });
  await create(visitor, sister);
  const named = await ask(ana, '2026-11-20T19:00:00Z', {}, { [leadHeader]: slug });
  const latest = await ask(ana, '2026-11-20T19:30:00Z');
  expect([named.statusCode, latest.statusCode]).toEqual([201, 201]);
  const whose = async ({ id }: Booked) =>
    (await server().db.selectFrom('appointment').select('lead_id').where('id', '=', id).execute())[0]?.lead_id;
  expect([await whose(named.json()), await whose(latest.json())]).toEqual([leadId, sister.leadId]);
});

test('the calendar has what was saved of the person and the study, whatever the request says', async () => {
  const { ask, leadId } = await booker(server());
  const body = { what: 'Call +1 900 now', description: 'Free text', studySiteId: undefined };
  const { phone1 } = exampleLead();
  const reply = await ask(ana, '2026-11-20T20:30:00Z', {
    ...body,
    customer: {
      name: 'Somebody Else',
      email: 'else@example.org',
      phone: (await leadOf(leadId)).phone,
      timezone: 'UTC',
    },
  });
  expect([reply.statusCode, phone1]).toEqual([201, '+12125550123']);
  const row = await server()
    .db.selectFrom('booking')
    .selectAll()
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  expect(openRow(server().db, 'booking', row)).toMatchObject({
    customer_name: 'Annabel Quigley',
    customer_email: 'annabel@example.org',
    what: expect.stringMatching(/Asthma/),
    description: 'Secondary Screening Appointment',
  });
});

const leadOf = async (id: string) => {
  const row = await server().db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return openRow(server().db, 'lead', row);
};

test('a caregiver books by their own number', async () => {
  const caregiver = { ...exampleCaregiver(), phone1: '+13125559911' };
  const { ask } = await booker(server(), { caregiver });
  const customer = { name: 'Ruth Quigley', phone: caregiver.phone1, timezone: 'America/Chicago' };
  expect((await ask(ana, '2026-11-20T21:00:00Z', { customer })).statusCode).toBe(201);
});

const asked = async (who: Visitor, body: { link?: string; slug?: string }) =>
  (await who.call('appointment', { body })).json<unknown>();

test('what has become of an appointment is answered for its own link or session, and is empty for everybody else', async () => {
  const { visitor, slug, book } = await booker(server());
  const booked = await book(ana, '2026-11-20T22:00:00Z');
  const link = booked.change.split('/').at(-1) ?? '';
  const stranger = await server().visitor();
  expect([await asked(visitor, { slug }), await asked(stranger, { link })]).toEqual([{ booked }, { booked }]);
  const empty = [{ slug }, { slug, link: `${link}x` }, { link: randomUUID() }, {}];
  for (const body of empty) expect(await asked(stranger, body)).toEqual({});
  server().setTime(halfHour('2026-11-20T22:00:00Z').end);
  expect(await asked(stranger, { link })).toEqual({});
});
