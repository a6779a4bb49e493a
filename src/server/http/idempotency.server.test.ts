import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Lead } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import { contentHash, storedKey } from './idempotency.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';

const server = testServer();

const { rowOf, countOf } = savedLeads(server);

test.each([[''], ['short'], ['with a blank in it'], ['ü'.repeat(12)]])('the key "%s" is refused', async (key) => {
  const response = await create(await server().visitor(), exampleLead(), key);
  expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ field: 'Idempotency-Key' })]);
});

test('the same key with the same content is answered again, with other content refused', async () => {
  const visitor = await server().visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const first = await create(visitor, lead, key);
  const again = await create(visitor, JSON.parse(JSON.stringify(lead)) as Lead, key);
  const other = await create(visitor, { ...lead, firstName: 'Bea' }, key);
  expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect([again.statusCode, again.headers['idempotency-replayed'], again.json()]).toEqual([201, 'true', first.json()]);
  expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ error: 'idempotencyKeyReused' })]);
  expect(await rowOf(lead.leadId)).toMatchObject({ first_name: 'Annabel' });
});

test('of fifty equal saves at once one saves and the others are answered the same', async () => {
  const visitor = await server().visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const responses = await Promise.all(Array.from({ length: 50 }, () => create(visitor, lead, key)));
  const replays = responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect([responses[0]?.statusCode, replays.length]).toEqual([201, 49]);
  expect([await countOf('lead', lead.leadId), await countOf('outbox', lead.leadId)]).toEqual([1, 1]);
});

// The embedded database takes one transaction at a time.
test.runIf(isOnPostgres())('a key whose first request does not end is answered 409', async () => {
  // Any other test waits as long as a server does: on a busy machine whoever holds a row may take its time.
  const database = await providedEngine().open({ lockMs: 300 });
  const impatient = await startTestServer(database);
  const visitor = await impatient.visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const save = () => visitor.call('createLead', { body: lead }, { 'idempotency-key': key });
  const response = await database.db.transaction().execute(async (tx) => {
    const row = {
      scope: 'createLead',
      key: storedKey(key),
      request_sha256: contentHash({ lead }, sealingOf(tx)),
      lead_id: lead.leadId,
    };
    await tx.insertInto('idempotency_key').values(row).execute();
    const answer = await save();
    await sql`delete from idempotency_key where key = ${storedKey(key)}`.execute(tx);
    return answer;
  });
  const later = await save();
  await impatient.close();
  await database.close();
  expect([response.statusCode, response.headers['retry-after'], later.statusCode]).toEqual([409, '1', 201]);
});

test.runIf(isOnPostgres())(
  'a save that a lock holds up is answered 503: no other request of its key is under way',
  async () => {
    const database = await providedEngine().open({ lockMs: 300 });
    const impatient = await startTestServer(database);
    const visitor = await impatient.visitor();
    const lead = exampleLead();
    const save = (one: Lead) => create(visitor, one);
    await save(lead);
    const answers = await database.owner.transaction().execute(async (tx) => {
      await sql`lock table outbox in exclusive mode`.execute(tx);
      const [table, others] = [await save(exampleLead()), await Promise.all([1, 2, 3].map(() => save(exampleLead())))];
      return [table, ...others];
    });
    const ofRow = await database.db.transaction().execute(async (tx) => {
      await sql`select from lead where id = ${lead.leadId}::uuid for update`.execute(tx);
      return save(lead);
    });
    const later = await save(lead);
    await impatient.close();
    await database.close();
    for (const { statusCode, headers, json } of [...answers, ofRow])
      expect([statusCode, headers['retry-after'], json()]).toEqual([
        503,
        '5',
        expect.objectContaining({ error: 'unavailable' }),
      ]);
    expect(later.statusCode).toBe(201);
  },
);
