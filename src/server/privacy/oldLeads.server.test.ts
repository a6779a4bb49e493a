import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { retain } from './retention.ts';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const days = { unqualifiedLeadDays: { usual: 365, own: { ws99: 10 } } };

const server = testServer();

const save = (changes: Partial<Lead>) => saveConsentingLead(server(), changes);

test('leads that did not qualify or were never decided go after the days of their campaign, others stay', async () => {
  const failing = { dateOfBirth: '1950-01-01' };
  const source = { flow: 'ws99', campaign: 'ws99', query: {} };
  const [usual, undecided, own, good] = [
    await save(failing),
    await save({ studyId: undefined, siteId: undefined, sourceStudyIds: [] }),
    await save({ ...failing, sourceInfo: source }),
    await save({ sourceInfo: source }),
  ];
  const present = async () => {
    const ids = [usual, undecided, own, good].map(({ leadId }) => leadId);
    const rows = await server().db.selectFrom('lead').select('id').where('id', 'in', ids).execute();
    return ids.map((id) => rows.some((row) => row.id === id));
  };
  await retain(server().db, days, new Date('2026-11-27T18:00:00Z'));
  expect(await present()).toEqual([true, true, true, true]);
  await retain(server().db, days, new Date('2026-11-30T18:00:00Z'));
  expect(await present()).toEqual([true, true, false, true]);
  await retain(server().db, days, new Date('2027-11-30T18:00:00Z'));
  expect(await present()).toEqual([false, false, false, true]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('several servers that clean at once erase a person once', async () => {
  const { leadId } = await save({ dateOfBirth: '1950-01-01' });
  const late = new Date('2027-11-30T18:00:00Z');
  const removed = await Promise.all([1, 2, 3].map(() => retain(server().db, days, late)));
  expect(removed.map(({ lead = 0 }) => lead).reduce((a, b) => a + b)).toBe(1);
  const count = (table: 'erasure' | 'outbox') =>
    server().db.selectFrom(table).select('lead_id').where('lead_id', '=', leadId).execute();
  expect([await count('erasure'), await count('outbox')]).toEqual([[{ lead_id: leadId }], [{ lead_id: leadId }]]);
});

test('keys go after 72 hours and logs after 90 days', async () => {
  await save({});
  const visitor = await server().visitor();
  await visitor.call('reportError', { body: { severity: 'error', message: 'To be forgotten' } });
  const count = async (table: 'idempotency_key' | 'error_report') => {
    const found = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(server().db);
    return found.rows[0]?.n ?? 0;
  };
  await retain(server().db, days, new Date('2026-11-21T17:59:00Z'));
  expect(await count('idempotency_key')).toBeGreaterThan(0);
  await retain(server().db, days, new Date('2026-11-21T18:31:00Z'));
  expect(await count('idempotency_key')).toBe(0);
  expect(await count('error_report')).toBeGreaterThan(0);
  await retain(server().db, days, new Date(Date.now() + 91 * 86_400_000));
  expect(await count('error_report')).toBe(0);
});
