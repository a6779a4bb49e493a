import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { returnAppointments } from './keepAppointments.ts';

const ana = 'demo-coordinator-1';
const server = testServer();

beforeEach(() => server().setTime('2026-11-18T18:00:00Z'));

/** An appointment whose lead somebody else has taken over by its link since, with another number. */
async function takenOver(start: string, changes: Partial<Lead> = {}) {
  const earlier = await booker(server(), changes);
  const booked = await earlier.book(ana, start);
  expect(booked.id).toBeDefined();
  server().setTime('2026-11-18T18:01:00Z');
  const visitor = await server().visitor();
  const said: Lead = {
    ...earlier.lead,
    leadId: randomUUID(),
    phone1: `+1312555${Math.floor(7000 + Math.random() * 999)}`,
  };
  const { slug } = (await update(visitor, earlier.slug, said)).json<LeadSaved>();
  return { number: earlier.lead.phone1, leadId: earlier.leadId, booked, visitor, slug };
}

const shown = async (visitor: Visitor, slug: string) =>
  (await visitor.call('appointment', { body: { slug } })).json<{ booked?: { id: string } }>().booked?.id;
const listed = async (id: string) =>
  (await runCommand(server(), ['bookings', 'list', '--identity'])).lines.find((line) => line.includes(id));
const phone = (contact: string) => ({ kind: 'phone', contact }) as const;

test.each(['before', 'after'] as const)(
  'who proves the number of an appointment %s they save a new lead with it has the appointment again',
  async (when) => {
    const { number, booked } = await takenOver(when === 'before' ? '2026-11-20T16:00:00Z' : '2026-11-20T17:00:00Z');
    const visitor = await server().visitor();
    if (when === 'before') await proveByCode(server(), visitor, phone(number));
    const { slug, lead } = await saveLead(server(), { phone1: number }, visitor);
    if (when === 'after') {
      expect(await shown(visitor, slug)).toBeUndefined();
      await proveByCode(server(), visitor, phone(number));
    }
    expect(await shown(visitor, slug)).toBe(booked.id);
    expect(await listed(booked.id)).toContain(`${lead.firstName} ${lead.lastName}  ${number}  ${slug}`);
    const [booking] = await server()
      .db.selectFrom('booking')
      .innerJoin('appointment', (join) => join.on('appointment.id', '=', booked.id))
      .select('booking.lead_id')
      .whereRef('booking.lead_id', '=', 'appointment.lead_id')
      .execute();
    expect(booking).toEqual({ lead_id: lead.leadId });
  },
);

test('who has taken a lead over and proves only then that its number is theirs as well has its appointment', async () => {
  const { number, booked, visitor, slug } = await takenOver('2026-11-20T18:00:00Z');
  expect(await shown(visitor, slug)).toBeUndefined();
  await proveByCode(server(), visitor, phone(number));
  expect(await shown(visitor, slug)).toBe(booked.id);
});

test('who types the number and proves another, or none, has nothing', async () => {
  const { number, booked } = await takenOver('2026-11-20T19:00:00Z');
  const visitor = await server().visitor();
  const email = `${randomUUID()}@example.org`;
  await proveByCode(server(), visitor, { kind: 'email', contact: email });
  await proveByCode(server(), visitor, phone('+13125550666'));
  const { slug } = await saveLead(server(), { phone1: number, email }, visitor);
  expect(await shown(visitor, slug)).toBeUndefined();
  expect(await listed(booked.id)).toMatch(/of whoever had the lead before$/);
});

test('who has another appointment for the study by then keeps that, and the link of the earlier one', async () => {
  const { number, booked } = await takenOver('2026-11-20T20:00:00Z');
  const later = await booker(server(), { phone1: number });
  const another = await later.book(ana, '2026-11-20T21:00:00Z');
  expect(await proveByCode(server(), later.visitor, phone(number))).toEqual({ outcome: 'verified' });
  expect(await shown(later.visitor, later.slug)).toBe(another.id);
  expect((await server().stranger().send('GET', booked.change)).statusCode).toBe(200);
});

test('one that has passed is not given back in place of one that is to come', async () => {
  const { number } = await takenOver('2026-11-20T16:30:00Z');
  server().setTime('2026-11-18T18:00:00Z');
  const { booked } = await takenOver('2026-11-20T18:30:00Z', { phone1: number });
  server().setTime('2026-11-20T17:30:00Z');
  const visitor = await server().visitor();
  const { slug } = await saveLead(server(), { phone1: number }, visitor);
  await proveByCode(server(), visitor, phone(number));
  expect(await shown(visitor, slug)).toBe(booked.id);
});

test('one of their own that has passed is no reason to stay without one that is to come', async () => {
  const { number, booked } = await takenOver('2026-11-20T19:30:00Z');
  server().setTime('2026-11-18T18:00:00Z');
  const own = await booker(server(), { phone1: number });
  expect((await own.book(ana, '2026-11-18T20:30:00Z')).id).toBeDefined();
  server().setTime('2026-11-18T21:30:00Z');
  await proveByCode(server(), own.visitor, phone(number));
  expect(await shown(own.visitor, own.slug)).toBe(booked.id);
});

test('it stays theirs where the lead that they have was somebody else’s when it was made', async () => {
  const first = await saveLead(server(), { phone1: '+13125550601' });
  const { number, booked } = await takenOver('2026-11-20T22:00:00Z');
  server().setTime('2026-11-18T18:02:00Z');
  const visitor = await server().visitor();
  const said: Lead = { ...first.lead, leadId: randomUUID(), phone1: number };
  const { slug } = (await update(visitor, first.slug, said)).json<LeadSaved>();
  await proveByCode(server(), visitor, phone(number));
  expect(await shown(visitor, slug)).toBe(booked.id);
  expect((await update(visitor, slug, said)).statusCode).toBe(200);
  expect(await shown(visitor, slug)).toBe(booked.id);
});

test('an appointment that comes back waits for an erasure of the same moment, and the erasure not for it', async () => {
  const { number, booked } = await takenOver('2026-11-20T17:30:00Z');
  const { leadId, slug, visitor } = await saveLead(server(), { phone1: number });
  const { clock, db } = server();
  await db.updateTable('lead_contact').set({ verified_at: clock() }).where('lead_id', '=', leadId).execute();
  // As an erasure, which locks the lead first, and only then its appointments.
  const { returning } = await db.transaction().execute(async (tx) => {
    await sql`select from lead where id = ${leadId}::uuid for update`.execute(tx);
    const begun = returnAppointments(db, leadId, [{ kind: 'phone', value: number }], clock());
    // The embedded database has one connection, for which the others wait.
    if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
    await sql`select from appointment where id = ${booked.id}::uuid for update`.execute(tx);
    return { returning: begun };
  });
  await returning;
  expect(await shown(visitor, slug)).toBe(booked.id);
});
