import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { releaseLost } from './releaseLost.ts';
import { removeBookings } from './removals.ts';

const partner = openPartnerServer();
const server = testServer({ environment: partner.patientEnvironment });

/** A scheduling service that honours keys, in which the lead `erased` is erased while it books; `isAway` once it has, `isLost` before it says so. */
const service = { bookings: new Map<string, string>(), isAway: false, isLost: false, erased: '' };
beforeEach(() => {
  service.bookings.clear();
  service.isAway = false;
  service.isLost = false;
  service.erased = '';
  server().lines.length = 0;
  partner.answer = ({ method, url, headers }) => {
    if (method === 'DELETE') {
      if (service.isAway) return { status: 502 };
      const booked = [...service.bookings].find(([, one]) => url.endsWith(`/${one}`))?.[0];
      return { status: booked !== undefined && service.bookings.delete(booked) ? 200 : 404 };
    }
    const { clock, db } = server();
    const after =
      service.erased === '' ? undefined : eraseLead(db, { leadId: service.erased, reason: 'asked', at: clock() });
    const key = String(headers['idempotency-key']);
    const id = service.bookings.get(key) ?? randomUUID();
    service.bookings.set(key, id);
    return service.isLost ? { status: 502, after } : { status: 200, body: { id }, after };
  };
});

/** Somebody who books and is erased before the service has answered. */
async function bookErased() {
  const { ask, leadId } = await booker(server());
  service.erased = leadId;
  const reply = await ask('r', '2026-11-19T16:00:00Z', {}, { 'idempotency-key': randomUUID() });
  const left = await server().db.selectFrom('idempotency_key').select('key').where('lead_id', '=', leadId).execute();
  return [reply.statusCode, reply.json<{ error: string }>().error, left.length];
}

test('what a service books for somebody who is erased meanwhile is cancelled there', async () => {
  expect(await bookErased()).toEqual([403, 'noLead', 0]);
  expect(service.bookings.size).toBe(0);
  expect(server().lines.join()).not.toContain('fault');
});

test('nor does a time stay aside for it where its lead had gone over to somebody else before', async () => {
  const { ask, lead, leadId, slug } = await booker(server());
  const { clock, db, setTime } = server();
  const other = await server().visitor();
  const goOver = async () => {
    setTime('2026-11-18T18:01:00Z');
    await update(other, slug, { ...lead, leadId: randomUUID(), phone1: '+13125550996' });
    await eraseLead(db, { leadId, reason: 'asked', at: clock() });
  };
  const [answering] = [partner.answer];
  if (typeof answering !== 'function') throw new Error('The service answers by a function.');
  let gone: Promise<void> | undefined;
  partner.answer = (request) => ({ ...answering(request), after: (gone ??= goOver()) });
  expect((await ask('r', '2026-11-19T18:00:00Z')).statusCode).toBe(403);
  expect(await db.selectFrom('appointment').select('state').execute()).toEqual([]);
});

test('where the service does not cancel it, the log names the booking', async () => {
  service.isAway = true;
  expect(await bookErased()).toEqual([403, 'noLead', 0]);
  const [left = ''] = service.bookings.values();
  expect(server().lines.filter((line) => line.includes('booking-of-erased') && line.includes(left))).toHaveLength(1);
});

test('what a service has booked for somebody who is erased before its answer was read is found out and cancelled', async () => {
  service.isLost = true;
  expect(await bookErased()).toEqual([503, 'partnerAway', 0]);
  expect(service.bookings.size).toBe(1);
  service.isLost = false;
  const { clock, db, setTime } = server();
  setTime(new Date(clock().getTime() + 3 * 60_000).toISOString());
  const context = { db, clock, settings: readSettings(partner.patientEnvironment()) };
  expect([await releaseLost(context, { warn: () => undefined }), service.bookings.size]).toEqual([1, 0]);
  expect(await db.selectFrom('booking_order').selectAll().execute()).toEqual([]);
});

test('what is booked between the two halves of an erasure is cancelled once the service can be asked', async () => {
  const { ask, leadId } = await booker(server());
  const { clock, db } = server();
  expect((await ask('r', '2026-11-19T17:00:00Z')).statusCode).toBe(201);
  await eraseLead(db, { leadId, reason: 'asked', at: clock() });
  service.isAway = true;
  const context = { db, clock, settings: readSettings(partner.patientEnvironment()) };
  const log = { warn: () => undefined, error: () => undefined };
  await removeBookings(context, log);
  expect(service.bookings.size).toBe(1);
  service.isAway = false;
  server().setTime(new Date(clock().getTime() + 6 * 60_000).toISOString());
  await removeBookings(context, log);
  expect(service.bookings.size).toBe(0);
  expect(await db.selectFrom('booking_removal').selectAll().execute()).toEqual([]);
});

test('a page that shows an appointment learns that it is cancelled once its person is erased', async () => {
  const { book, leadId } = await booker(server());
  const { change } = await book('r', '2026-11-19T17:00:00Z');
  const { clock, db } = server();
  const reader = await server().visitor();
  const asked = async () =>
    (await reader.call('appointment', { body: { link: change.split('/').at(-1) ?? '' } })).json<unknown>();
  expect(await asked()).toHaveProperty('booked');
  await eraseLead(db, { leadId, reason: 'asked', at: clock() });
  expect(await asked()).toEqual({ cancelled: true });
});
