import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const partner = openPartnerServer();
const server = testServer({ environment: partner.patientEnvironment });

/**
 * What an erasure does while the scheduling service answers: it locks the lead, and its appointments only once whoever waits for
 * that answer waits for the lead.
 */
async function besideErasure<T>(leadId: string, work: () => Promise<T>): Promise<T> {
  const moments = new EventEmitter();
  partner.answer = { status: 200, body: { id: 'theirs' }, after: once(moments, 'locked') };
  partner.received = [];
  const begun = work();
  await expect.poll(() => partner.received.length).toBe(1);
  await server()
    .db.transaction()
    .execute(async (tx) => {
      await sql`select from lead where id = ${leadId}::uuid for update`.execute(tx);
      moments.emit('locked');
      // The embedded database has one connection, for which the others wait.
      if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
      await sql`select from appointment where lead_id = ${leadId}::uuid for update`.execute(tx);
    });
  return begun;
}

test('a booking, and a change of it, wait for an erasure of the same moment, and the erasure for neither', async () => {
  const { ask, leadId } = await booker(server());
  const booked = await besideErasure(leadId, () => ask('r', '2026-11-20T16:00:00Z'));
  expect(booked.statusCode).toBe(201);
  const { change } = booked.json<{ change: string }>();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const cancel = () =>
    server().stranger().send('POST', new URL(change, 'https://trials.example').pathname, 'do=cancel', form);
  expect((await besideErasure(leadId, cancel)).statusCode).toBe(303);
});
