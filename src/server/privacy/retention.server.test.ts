import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { handlings } from './register.ts';
import { expiredLeads, oldRows, retain } from './retention.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { eraseLead } from './erase.ts';
import { examples } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const days = { unqualifiedLeadDays: { usual: 365, own: {} } };
const day = (count: number) => new Date(Date.parse('2026-11-18T18:00:00Z') + count * 86_400_000);

const server = testServer();
const hash = (phone: string) => sealingOf(server().db).hash('phone', phone);

test('the job cleans every table that has a rule', async () => {
  const removed = await retain(server().db, days, day(0));
  const ruled = handlings.filter(([, { rules }]) => rules).map(([table]) => table);
  expect(Object.keys(removed).toSorted()).toEqual([...ruled, 'lead'].toSorted());
});

test('recordings go after 30 days, sessions that nobody signed 30 days after they were open', async () => {
  const visitor = await server().visitor();
  const sessionId = 'retained-session';
  await visitor.call('uploadRecording', { body: { ...examples.uploadRecording.body, sessionId } });
  const signer = { ...examples.startEsign.body, phone: '+13125558801' };
  await visitor.call('startEsign', { body: signer });
  const kept = async () => {
    const { db } = server();
    const recordings = await db.selectFrom('recording').select('id').where('session_id', '=', sessionId).execute();
    const sessions = await db
      .selectFrom('esign_session')
      .select('id')
      .where('phone_hash', '=', hash(signer.phone))
      .execute();
    return [recordings.length, sessions.length];
  };
  await retain(server().db, days, day(29.9));
  expect(await kept()).toEqual([1, 1]);
  await retain(server().db, days, day(30.1));
  expect(await kept()).toEqual([0, 1]);
  await retain(server().db, days, day(31.1));
  expect(await kept()).toEqual([0, 0]);
});

test('signatures of people whose lead was never saved go as unqualified leads do, and bookings at their end', async () => {
  const visitor = await server().visitor();
  const phone = '+13125558802';
  // As earlier releases took them.
  await sql`insert into booking (resource_id, id, starts_at, ends_at, sealed, phone_hash, request_sha256)
    values ('demo-coordinator-1', ${randomUUID()}, '2026-11-19T19:00:00Z', '2026-11-19T19:30:00Z', 'x', ${hash(phone)}, 'x')`.execute(
    server().db,
  );
  const begun = await visitor.call('startEsign', { body: { ...examples.startEsign.body, phone } });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const address = begun.json<{ customerURL: string }>().customerURL;
  await visitor.send('POST', address, 'signature=Annabel+Quigley&decision=signed', form);
  const kept = async () => {
    const { db } = server();
    const bookings = await db.selectFrom('booking').select('id').where('phone_hash', '=', hash(phone)).execute();
    const sessions = await db.selectFrom('esign_session').select('id').where('phone_hash', '=', hash(phone)).execute();
    return [bookings.length, sessions.length];
  };
  await retain(server().db, days, day(1.02));
  expect(await kept()).toEqual([1, 1]);
  await retain(server().db, days, day(365));
  expect(await kept()).toEqual([0, 1]);
  await retain(server().db, days, day(367));
  expect(await kept()).toEqual([0, 0]);
});

test('an old booking of a saved lead is marked, so that no index has it any more, and goes with the lead', async () => {
  const { db } = server();
  const { leadId } = await saveLead(server());
  const add = (lead: string | null, from: string, count: number) =>
    sql`insert into booking (resource_id, id, lead_id, starts_at, ends_at, sealed, phone_hash, request_sha256)
      select 'demo-coordinator-2', gen_random_uuid(), ${lead}::uuid, at, at + interval '30 minutes', 'x', 'none', 'x'
      from (select ${from}::timestamptz + n * interval '1 hour' as at from generate_series(1, ${count}::integer) as one (n)) as times`.execute(
      db,
    );
  await add(leadId, '2024-01-01T00:00:00Z', 20);
  await add(null, '2024-02-01T00:00:00Z', 3);
  await add(randomUUID(), '2024-03-01T00:00:00Z', 3);
  const left = async () => {
    const { rows } = await sql<{ marked: boolean; count: number }>`
      select goes_with_lead as marked, count(*)::integer as count from booking where ends_at < '2025-01-01' group by 1`.execute(
      db,
    );
    return rows;
  };
  expect(await retain(db, days, day(0))).toMatchObject({ booking: 6 });
  expect(await left()).toEqual([{ marked: true, count: 20 }]);
  const { rows: index } = await sql<{ definition: string }>`select indexdef as definition from pg_indexes
    where indexname in ('booking_by_age', 'esign_session_by_age')`.execute(db);
  expect(index.map(({ definition }) => definition.endsWith('WHERE (NOT goes_with_lead)'))).toEqual([true, true]);
  await eraseLead(db, { leadId, reason: 'asked', at: day(1) });
  expect(await left()).toEqual([]);
});

test('a fault in one table keeps no other from being cleaned', async () => {
  const { db, owner, close } = await providedEngine().open();
  await sql`alter table action rename column at to elsewhere`.execute(owner);
  await sql`insert into error_report (at, severity, sealed) values ('2026-01-01T00:00:00Z', 'error', 'old')`.execute(
    db,
  );
  const fault: unknown = await retain(db, days, new Date('2026-11-21T18:00:00Z')).catch((error: unknown) => error);
  expect(fault).toMatchObject({ tables: ['action'], cause: expect.objectContaining({ code: '42703' }) });
  const left = await db.selectFrom('error_report').select('id').execute();
  await close();
  expect(left).toEqual([]);
});

/** Whether a plan goes to the old rows by an index. */
const isFound = ({ column, plan }: { column: string; plan: string }) =>
  new RegExp(`Index Cond: [^"]*\\b${column} <`).test(plan) && !plan.includes('Seq Scan');

test('whatever is old is found by an index, in each table that has a rule', async () => {
  const searches: [column: string, query: RawBuilder<unknown>][] = [
    ['updated_at', expiredLeads(days.unqualifiedLeadDays, day(0))],
    ...handlings.flatMap(([table, { rules = [] }]) =>
      rules.map((rule): [string, RawBuilder<unknown>] => [rule.column, oldRows(table, rule, day(0))]),
    ),
  ];
  const plans = await server()
    .db.transaction()
    .execute(async (tx) => {
      // Whole tables are read only where no index leads to the old rows.
      await sql`set local enable_seqscan = off`.execute(tx);
      const found = [];
      for (const [column, query] of searches)
        found.push({ column, plan: JSON.stringify((await sql`explain ${query}`.execute(tx)).rows) });
      return found;
    });
  expect(plans.length).toBeGreaterThan(14);
  expect(plans.filter((one) => !isFound(one))).toEqual([]);
});

test('more than is removed at once goes all the same', async () => {
  const { db } = server();
  const old = '2026-01-01T00:00:00Z';
  await sql`insert into redirect_debug (at, sealed)
    select ${old}::timestamptz, 'old' from generate_series(1, 12001)`.execute(db);
  expect(await retain(db, days, day(0))).toMatchObject({ redirect_debug: 12_001 });
});
