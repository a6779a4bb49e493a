import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { retain } from './retention.ts';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const ownDays: Record<string, number> = { ws99: 10, ws98: 400 };
const days = { unqualifiedLeadDays: { usual: 365, own: ownDays } };

const source = (campaign: string) => ({ sourceInfo: { flow: campaign, campaign, query: {} } });

const server = testServer();

const save = (changes: Partial<Lead>) => saveConsentingLead(server(), changes);

test('leads that did not qualify or were never decided go after the days of their campaign, others stay', async () => {
  const failing = { dateOfBirth: '1950-01-01' };
  const [usual, undecided, own, good] = [
    await save(failing),
    await save({ studyId: undefined, siteId: undefined, sourceStudyIds: [] }),
    await save({ ...failing, ...source('ws99') }),
    await save(source('ws99')),
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

test('a lead without a verdict goes the days of its campaign after its last change: by a sign-up, or for a closed study', async () => {
  const { db } = server();
  const withoutStudy = { studyId: undefined, siteId: undefined, sourceStudyIds: [] };
  const [short, long, screened] = [
    await save({ ...withoutStudy, ...source('ws99') }),
    await save({ ...withoutStudy, ...source('ws98') }),
    await save({ ...withoutStudy, ...source('ws99') }),
  ];
  await db.updateTable('study').set({ status: 'closed' }).where('id', '=', 2).execute();
  const closed = await save({ studyId: 2, siteId: undefined, responses: {}, ...source('ws99') });
  const verdicts = db.selectFrom('lead').select('qualified').where('id', 'in', [short.leadId, closed.leadId]);
  expect(await verdicts.execute()).toEqual([{ qualified: null }, { qualified: null }]);
  server().setTime('2026-11-25T18:00:00Z');
  const visitor = await server().visitor();
  await visitor.call('screeningResult', { body: { slug: screened.slug, studyId: 1, passed: false } });
  const left = async (moment: string) => {
    await retain(db, days, new Date(moment));
    const rows = await db.selectFrom('lead').select('id').execute();
    return [short, closed, screened, long].map(({ leadId }) => rows.some(({ id }) => id === leadId));
  };
  expect(await left('2026-11-28T17:59:00Z')).toEqual([true, true, true, true]);
  expect(await left('2026-11-28T18:01:00Z')).toEqual([false, false, true, true]);
  expect(await left('2026-12-05T18:01:00Z')).toEqual([false, false, false, true]);
  expect(await left('2027-12-22T18:01:00Z')).toEqual([false, false, false, true]);
  expect(await left('2027-12-23T18:01:00Z')).toEqual([false, false, false, false]);
});

test('a lead that cannot be erased keeps no other', async () => {
  const { db, owner } = server();
  const leads = [await save({ dateOfBirth: '1950-01-01' }), await save({ dateOfBirth: '1950-01-01' })];
  const [stuck, other] = leads.map(({ leadId }) => leadId);
  await sql`create function keep_one() returns trigger language plpgsql as $$
    begin if old.id = ${sql.lit(stuck ?? '')} then raise exception 'stuck'; end if; return old; end $$`.execute(owner);
  await sql`create trigger keep_one before delete on lead for each row execute function keep_one()`.execute(owner);
  const fault: unknown = await retain(db, days, new Date('2028-11-30T18:00:00Z')).catch((error: unknown) => error);
  await sql`drop trigger keep_one on lead`.execute(owner);
  expect(fault).toMatchObject({ tables: ['lead'], cause: { message: 'stuck' } });
  const rows = await db.selectFrom('lead').select('id').execute();
  expect([rows.some(({ id }) => id === stuck), rows.some(({ id }) => id === other)]).toEqual([true, false]);
  expect(await retain(db, days, new Date('2028-11-30T18:00:00Z'))).toMatchObject({ lead: 1 });
});

test('a lead that somebody comes back to while others are erased stays', async () => {
  const { db, owner } = server();
  const [old, again] = [await save({ dateOfBirth: '1950-01-01' }), await save({ dateOfBirth: '1950-01-01' })];
  const [oldId, againId] = [sql.lit(old.leadId), sql.lit(again.leadId)];
  // They are erased one by one, the longest unchanged first.
  await sql`update lead set updated_at = updated_at - interval '1 day' where id = ${oldId}`.execute(db);
  await sql`create function come_back() returns trigger language plpgsql as $$
    begin if old.id = ${oldId} then update lead set updated_at = '2028-11-30' where id = ${againId}; end if; return old; end $$`.execute(
    owner,
  );
  await sql`create trigger come_back before delete on lead for each row execute function come_back()`.execute(owner);
  expect(await retain(db, days, new Date('2028-11-30T18:00:00Z'))).toMatchObject({ lead: 1 });
  await sql`drop trigger come_back on lead`.execute(owner);
  const rows = await db.selectFrom('lead').select('id').where('id', 'in', [old.leadId, again.leadId]).execute();
  expect(rows).toEqual([{ id: again.leadId }]);
});

test('a run goes on until nothing is left, and ends where the server stops', async () => {
  const { db } = server();
  await sql`insert into lead (id, slug, phone_hash, country, language, campaign, qualified, sealed, updated_at)
    select gen_random_uuid(), 'many-' || n, 'hash ' || n, 'US', 'en', 'ws10', false, 'sealed', '2020-01-01' from generate_series(1, 40) as one (n)`.execute(
    db,
  );
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from lead where slug like 'many-%'`.execute(db)).rows[0]?.n;
  await retain(db, days, new Date('2026-11-30T18:00:00Z'), AbortSignal.abort());
  expect(await count()).toBe(40);
  await retain(db, days, new Date('2026-11-30T18:00:00Z'));
  expect(await count()).toBe(0);
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
