import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { leadHeader } from '#src/api/services.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { enqueueMessage } from '#src/server/messages/enqueue.ts';
import { openMailServer } from '#src/server/messages/testing/mailServer.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { exampleBooking } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { askForAppointment, confirmAppointment, findAppointment } from '#src/server/appointments/appointments.ts';
import { appointmentWriters } from '#src/server/appointments/letter.ts';
import { bookSlot } from '#src/server/scheduling/book.ts';

const ana = 'demo-coordinator-1';
const mail = openMailServer();
const server = testServer({ environment: () => ({ PUBLIC_ORIGINS: 'https://trials.example' }) });
const email = 'somebody.else@example.org';

beforeEach(() => server().db.deleteFrom('message').execute());

/** What whoever goes on proves and brings, and the number of who had the lead before. */
type Wish = { prove?: boolean; phone1?: string; brought?: Partial<Lead> };

/** Somebody with an appointment at this moment, and whoever went on with their link and another address; or with another number, and who proved the address. */
async function handedOver(
  start: string,
  { prove = false, phone1, brought = prove ? { phone1: '+13125550999' } : { email } }: Wish = {},
) {
  const before = `${randomUUID()}@example.org`;
  server().setTime('2026-11-18T18:00:00Z');
  const earlier = await booker(server(), { email: before, ...(phone1 !== undefined && { phone1 }) });
  const booked = await earlier.book(ana, start);
  await server().db.deleteFrom('message').execute();
  const visitor = await server().visitor();
  if (prove) await proveByCode(server(), visitor, { kind: 'email', contact: before });
  server().setTime('2026-11-18T18:01:00Z');
  const said: Lead = { ...earlier.lead, leadId: randomUUID(), preferredLanguage: 'es', ...brought };
  const { slug: later } = (await update(visitor, earlier.slug, said)).json<LeadSaved>();
  const ask = (at: string) => {
    const customer = { name: 'Somebody Else', phone: earlier.lead.phone1, timezone: 'America/Chicago' };
    const body = exampleBooking(ana, { ...halfHour(at), customer });
    return visitor.call('book', { body }, { [leadHeader]: later });
  };
  const asked = () => visitor.call('appointment', { body: { slug: later } });
  return { earlier, booked, later, ask, asked };
}

test('who took a lead over is not shown the appointment of who had it, and who has its link keeps it', async () => {
  const start = '2026-11-20T16:00:00Z';
  const { earlier, booked, ask, asked } = await handedOver(start);
  expect((await asked()).json()).toEqual({});
  const replies = [await ask(start), await ask('2026-11-20T18:00:00Z')];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 201]);
  expect(replies.some(({ body }) => body.includes(booked.id))).toBe(false);
  const page = await server().stranger().send('GET', booked.change);
  expect([page.statusCode, page.body.includes('lang="en"')]).toEqual([200, true]);
  expect((await earlier.visitor.call('appointment', { body: { slug: earlier.slug } })).json()).toEqual({});
});

const erase = (subject: string) => runCommand(server(), ['privacy', 'erase', subject]);
const stateOf = async (id: string) => (await findAppointment(server().db, id))?.state;

test('operators see no name beside it but of who made it, and erasing the lead leaves it with them', async () => {
  const { earlier, booked, later } = await handedOver('2026-11-20T20:00:00Z');
  const { lines } = await runCommand(server(), ['bookings', 'list', '--identity']);
  expect(lines.filter((line) => line.includes(booked.id) || line.includes(later))).toEqual([
    expect.stringMatching(new RegExp(`^${booked.id}.*of whoever had the lead before$`)),
  ]);

  const own = await linkOf(server(), later);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const erased = await server().stranger().send('POST', own, 'do=erase&language=en', form);
  expect(erased.statusCode).toBe(303);
  expect(await server().db.selectFrom('lead').select('id').where('id', '=', earlier.leadId).execute()).toEqual([]);
  expect([await stateOf(booked.id), (await server().stranger().send('GET', booked.change)).statusCode]).toEqual([
    'booked',
    200,
  ]);

  // Whoever made it asks by their number.
  await erase(earlier.lead.phone1);
  expect(await stateOf(booked.id)).toBeUndefined();
});

test('an operator who erases the lead of who took it over leaves it, too, until it has passed', async () => {
  const { booked, later } = await handedOver('2026-11-20T22:00:00Z', { brought: { phone1: '+13125550998' } });
  await erase(later);
  expect(await stateOf(booked.id)).toBe('booked');
  await retain(server().db, readSettings({}), new Date('2026-11-20T22:29:00Z'));
  expect(await stateOf(booked.id)).toBe('booked');
  await retain(server().db, readSettings({}), new Date('2026-11-20T22:31:00Z'));
  expect(await stateOf(booked.id)).toBeUndefined();
});

test('one that is booked while its lead goes over keeps its time when whoever has the lead is erased', async () => {
  server().setTime('2026-11-18T18:00:00Z');
  const { lead, leadId, slug } = await booker(server());
  const { db, clock } = server();
  const time = { resourceId: ana, ...halfHour('2026-11-23T20:00:00Z') };
  const asked = {
    ...time,
    leadId,
    phone: lead.phone1,
    studyId: 1,
    scheduler: 'secondary',
    studySiteId: undefined,
  } as const;
  const zone = { timezone: 'America/Chicago', origin: 'https://trials.example' };
  const { appointment } = await askForAppointment(db, { ...asked, ...zone }, clock());
  server().setTime('2026-11-18T18:01:00Z');
  const said: Lead = { ...lead, leadId: randomUUID(), phone1: '+13125550997' };
  const later = (await update(await server().visitor(), slug, said)).json<LeadSaved>().slug;
  const bookingId = await bookSlot({ db, clock }, exampleBooking(ana, time), { leadId });
  await db.transaction().execute((tx) => confirmAppointment(tx, appointment, { bookingId, isOrdered: true }));
  await erase(later);
  const booking = db.selectFrom('booking').select('cancelled_at').where('id', '=', bookingId);
  expect([await stateOf(appointment.id), await booking.execute()]).toEqual(['booked', [{ cancelled_at: null }]]);
});

test('it counts for the number that it was made for, whoever has the lead', async () => {
  const number = '+13125550777';
  const times = ['2026-11-23T16:00:00Z', '2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z'];
  for (const start of times) await handedOver(start, { phone1: number });
  const another = await booker(server(), { phone1: number });
  const reply = await another.ask(ana, '2026-11-23T19:00:00Z');
  expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([409, 'tooManyAppointments']);
});

test('who took a lead over gets no message about the appointment of who had it', async () => {
  const { earlier, booked } = await handedOver('2026-11-20T19:00:00Z');
  // It waited while the lead went over.
  const { db, clock } = server();
  const { leadId } = earlier;
  await enqueueMessage(db, { kind: 'appointment.moved', leadId, appointmentId: booked.id, at: clock() });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const cancelled = await server().stranger().send('POST', booked.change, 'do=cancel', form);
  expect(cancelled.statusCode).toBe(303);
  const context = { db, settings: readSettings(mail.environment()), clock, cookieSecrets: testCookieSecrets };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  expect(await sendDue({ context, writers: appointmentWriters(context), log })).toBe(1);
  expect(await db.selectFrom('message').select('kind').execute()).toHaveLength(1);
  expect(mail.received.filter(({ to }) => to.includes(email))).toEqual([]);
});

test('who proves that they are reached by what the lead was reached by has their appointment', async () => {
  const { booked, asked } = await handedOver('2026-11-20T21:00:00Z', { prove: true });
  expect((await asked()).json()).toMatchObject({ booked: { id: booked.id } });
});

test('one that a server of the release before has left with the lead is not shown to who took it over, and makes room', async () => {
  const start = '2026-11-24T16:00:00Z';
  const { earlier, booked, ask, asked } = await handedOver(start);
  const { db, clock } = server();
  const { leadId } = earlier;
  const ofBooked = db.selectFrom('appointment').select(['lead_id', 'phone_hash']).where('id', '=', booked.id);
  const after = await ofBooked.execute();
  const { booking_id: bookingId } = (await findAppointment(db, booked.id))!;
  const ofBooking = db.selectFrom('booking').select('lead_id').where('id', '=', bookingId);
  await db.updateTable('appointment').set({ lead_id: leadId, phone_hash: null }).where('id', '=', booked.id).execute();
  await db.updateTable('booking').set({ lead_id: leadId }).where('id', '=', bookingId).execute();

  expect((await asked()).json()).toEqual({});
  expect((await server().stranger().send('GET', booked.change)).body).toContain('lang="en"');
  const { lines } = await runCommand(server(), ['bookings', 'list', '--identity']);
  expect(lines.find((line) => line.includes(booked.id))).toMatch(/of whoever had the lead before$/);
  await enqueueMessage(db, { kind: 'appointment.booked', leadId, appointmentId: booked.id, at: clock() });
  const context = { db, settings: readSettings(mail.environment()), clock, cookieSecrets: testCookieSecrets };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const sent = mail.received.length;
  await sendDue({ context, writers: appointmentWriters(context), log });
  expect(mail.received).toHaveLength(sent);

  const replies = [await ask(start), await ask('2026-11-24T18:00:00Z')];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 201]);
  expect([await ofBooked.execute(), await ofBooking.execute()]).toEqual([after, [{ lead_id: null }]]);
});
