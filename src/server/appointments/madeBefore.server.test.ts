import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { leadHeader } from '#src/api/services.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { openMailServer } from '#src/server/messages/testing/mailServer.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { exampleBooking } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { appointmentWriters } from './letter.ts';

const ana = 'demo-coordinator-1';
const mail = openMailServer();
const server = testServer({ environment: () => ({ PUBLIC_ORIGINS: 'https://trials.example' }) });
const email = 'somebody.else@example.org';

beforeEach(() => server().db.deleteFrom('message').execute());

/** Somebody with an appointment at this moment, and whoever went on with their link and another address; or with another number, and who proved the address. */
async function handedOver(start: string, { prove = false } = {}) {
  const before = `${randomUUID()}@example.org`;
  server().setTime('2026-11-18T18:00:00Z');
  const earlier = await booker(server(), { email: before });
  const booked = await earlier.book(ana, start);
  await server().db.deleteFrom('message').execute();
  const visitor = await server().visitor();
  if (prove) await proveByCode(server(), visitor, { kind: 'email', contact: before });
  server().setTime('2026-11-18T18:01:00Z');
  const brought = prove ? { phone1: '+13125550999' } : { email };
  const said: Lead = { ...earlier.lead, leadId: randomUUID(), preferredLanguage: 'es', ...brought };
  const { slug } = (await update(visitor, earlier.slug, said)).json<LeadSaved>();
  const ask = (at: string) => {
    const customer = { name: 'Somebody Else', phone: earlier.lead.phone1, timezone: 'America/Chicago' };
    const body = exampleBooking(ana, { ...halfHour(at), customer });
    return visitor.call('book', { body }, { [leadHeader]: slug });
  };
  const asked = () => visitor.call('appointment', { body: { slug } });
  return { earlier, booked, ask, asked };
}

test('who took a lead over is not shown the appointment of who had it, and who has its link keeps it', async () => {
  const start = '2026-11-20T16:00:00Z';
  const { earlier, booked, ask, asked } = await handedOver(start);
  expect((await asked()).json()).toEqual({});
  const replies = [await ask(start), await ask('2026-11-20T18:00:00Z')];
  expect(replies.map((reply) => [reply.statusCode, reply.json<{ error: string }>().error])).toEqual([
    [409, 'alreadyBooked'],
    [409, 'alreadyBooked'],
  ]);
  expect(replies.some(({ body }) => body.includes(booked.id))).toBe(false);
  const page = await server().stranger().send('GET', booked.change);
  expect([page.statusCode, page.body.includes('lang="en"')]).toEqual([200, true]);
  expect((await earlier.visitor.call('appointment', { body: { slug: earlier.slug } })).json()).toEqual({});
});

test('who took a lead over has their own appointment where the one before was never booked', async () => {
  const { earlier, ask, asked } = await handedOver('2026-11-20T20:00:00Z');
  const { db } = server();
  const neverBooked = { state: 'asked', booking_id: null } as const;
  await db.updateTable('appointment').set(neverBooked).where('lead_id', '=', earlier.lead.leadId).execute();
  server().setTime('2026-11-18T18:03:00Z');
  const { id } = (await ask('2026-11-20T17:00:00Z')).json<{ id: string }>();
  expect((await asked()).json()).toMatchObject({ booked: { id, start: '2026-11-20T17:00:00.000Z' } });
});

test('who took a lead over gets no message about the appointment of who had it', async () => {
  const { booked } = await handedOver('2026-11-20T19:00:00Z');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const cancelled = await server().stranger().send('POST', booked.change, 'do=cancel', form);
  expect(cancelled.statusCode).toBe(303);
  const { db, clock } = server();
  const context = { db, settings: readSettings(mail.environment()), clock, cookieSecrets: testCookieSecrets };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  expect(await sendDue({ context, writers: appointmentWriters(context), log })).toBe(1);
  expect(mail.received.filter(({ to }) => to.includes(email))).toEqual([]);
});

test('who proves that they are reached by what the lead was reached by has their appointment', async () => {
  const { booked, asked } = await handedOver('2026-11-20T21:00:00Z', { prove: true });
  expect((await asked()).json()).toMatchObject({ booked: { id: booked.id } });
});
