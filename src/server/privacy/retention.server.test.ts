import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { handlings } from './register.ts';
import { retain } from './retention.ts';
import { examples } from '#src/server/testing/examples.ts';
import type { World } from '#src/server/testing/startTestServer.ts';

const days = { unqualifiedLeadDays: { usual: 365, own: {} } };
const day = (count: number) => new Date(Date.parse('2026-11-18T18:00:00Z') + count * 86_400_000);

/** Every table has its place in the register, and what is kept long enough goes. */
export function retentionSuite(world: () => World): void {
  test('every table and every column that outlives a person has been thought of', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and table_name not like 'kysely%'`.execute(world().db);
    const columnsOf = (table: string) => rows.filter((row) => row.table === table).map(({ column }) => column);
    const tables = [...new Set(rows.map(({ table }) => table))];
    expect(handlings.map(([table]) => table).toSorted()).toEqual(tables.toSorted());
    for (const [table, { ties, forgets = [], impersonal = '', rules = [] }] of handlings) {
      const columns = columnsOf(table);
      const kept = [...forgets, ...impersonal.split(/\s+/).filter(Boolean)];
      // Where whole rows go with their person, no column stays behind.
      if (!ties || forgets.length > 0) expect([table, kept.toSorted()]).toEqual([table, columns.toSorted()]);
      if (ties && typeof ties.phone === 'string') expect(columns).toContain(ties.phone);
      if (columns.includes('lead_id') && !impersonal) expect([table, ties?.lead]).toEqual([table, 'lead_id']);
      for (const { column } of rules) expect(columns).toContain(column);
    }
  });

  test('the job cleans every table that has a rule', async () => {
    const removed = await retain(world().db, days, day(0));
    const ruled = handlings.filter(([, { rules }]) => rules).map(([table]) => table);
    expect(Object.keys(removed).toSorted()).toEqual([...ruled, 'lead'].toSorted());
  });

  test('recordings go after 30 days, sessions that nobody signed 30 days after they were open', async () => {
    const visitor = await world().visitor();
    const sessionId = 'retained-session';
    await visitor.call('uploadRecording', { body: { ...examples.uploadRecording.body, sessionId } });
    const signer = { ...examples.startEsign.body, phone: '+13125558801' };
    await visitor.call('startEsign', { body: signer });
    const kept = async () => {
      const { db } = world();
      const recordings = await db.selectFrom('recording').select('id').where('session_id', '=', sessionId).execute();
      const sessions = await db.selectFrom('esign_session').select('id').where('phone', '=', signer.phone).execute();
      return [recordings.length, sessions.length];
    };
    await retain(world().db, days, day(29.9));
    expect(await kept()).toEqual([1, 1]);
    await retain(world().db, days, day(30.1));
    expect(await kept()).toEqual([0, 1]);
    await retain(world().db, days, day(31.1));
    expect(await kept()).toEqual([0, 0]);
  });

  test('bookings and signatures of people whose lead was never saved go as unqualified leads do', async () => {
    const visitor = await world().visitor();
    const phone = '+13125558802';
    const { body } = examples.book;
    const start = { start: '2026-11-19T19:00:00.000Z', end: '2026-11-19T19:30:00.000Z' };
    const booked = await visitor.call('book', { body: { ...body, ...start, customer: { ...body.customer, phone } } });
    expect(booked.statusCode).toBe(201);
    const begun = await visitor.call('startEsign', { body: { ...examples.startEsign.body, phone } });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const address = begun.json<{ customerURL: string }>().customerURL;
    await visitor.send('POST', address, 'signature=Annabel+Quigley&decision=signed', form);
    const kept = async () => {
      const { db } = world();
      const bookings = await db.selectFrom('booking').select('id').where('customer_phone', '=', phone).execute();
      const sessions = await db.selectFrom('esign_session').select('id').where('phone', '=', phone).execute();
      return [bookings.length, sessions.length];
    };
    await retain(world().db, days, day(365));
    expect(await kept()).toEqual([1, 1]);
    await retain(world().db, days, day(367));
    expect(await kept()).toEqual([0, 0]);
  });
}
