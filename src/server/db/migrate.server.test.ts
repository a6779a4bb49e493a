import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openConsent } from '#src/server/consents/content.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { retain } from '#src/server/privacy/retention.ts';
import type { TestDatabase } from '#src/server/testing/engines/engine.ts';
import { readied } from '#src/server/testing/engines/testKeys.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { openedRow } from './sealed/rows.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const days = { unqualifiedLeadDays: { usual: 365, own: {} } };
const text = 'I agree to commercial texts.';

describe('a database that an earlier release left, with data in it', () => {
  let old: TestDatabase | undefined;
  const opened = () => {
    if (!old) throw new Error('The database is not open yet.');
    return old.db;
  };
  beforeAll(async () => {
    old = await providedEngine().openEmpty();
    return old.close;
  });

  test('the data of an earlier release are carried over, and the jobs run on them', async () => {
    const plain = opened();
    const leadId = randomUUID();
    await migrate(plain, '0001Start');
    await sql`insert into consent_text (sha256, text) values (${sha256(text)}, ${text})`.execute(plain);
    await sql`insert into action (signup, route_path, screener, code, query)
      values ('ws10', 'home', true, 'lz', '{}')`.execute(plain);
    await sql`insert into lead (id, slug, first_name, last_name, phone, postal_code, country, language, ethnicities,
        additional, indication_ids, source_id, source_study_ids, source_info, campaign, responses, judgement, qualified, updated_at)
      values (${leadId}, 'an-old-slug', 'Old', 'Visitor', '+13125559901', '60611', 'US', 'en', '[]',
        '{}', '[]', 'ws19', '[]', '{}', 'ws19', '{}', '{}', false, '2026-11-01T00:00:00Z')`.execute(plain);
    await sql`insert into consent (lead_id, at, client_time, consent_type, has_consent, how, text_sha256, locale, campaign,
        step, country, phone, is_international)
      values (${leadId}, '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', 'sms', true, 'implied', ${sha256(text)}, 'en', 'ws19',
        'home', 'US', '+13125559901', false)`.execute(plain);
    await migrate(plain, '0011Imports');
    for (const [phone, hasConsent] of [
      ['+13125559901', true],
      ['+13125559902', true],
      ['+13125559902', false],
    ])
      await sql`insert into brand_connect_consent (at, phone, text_sha256, postal_code, country, consent_type, has_consent,
          is_international)
        values ('2026-11-02T00:00:00Z', ${phone}, ${sha256(text)}, '60611', 'US', 'commercial', ${hasConsent}, false)`.execute(
        plain,
      );
    const { db } = await readied({ db: plain, searches: plain });

    expect(await db.selectFrom('action').select('codes').execute()).toEqual([{ codes: ['lz'] }]);
    const stored = await db.selectFrom('consent').selectAll().orderBy('position').execute();
    const rows = stored.map((row) => openConsent(db, row));
    expect(rows).toMatchObject([
      { position: 1, phone: '+13125559901', has_consent: true, lead_id: leadId },
      { position: 2, phone: '+13125559901', has_consent: true, lead_id: null },
      { position: 3, phone: '+13125559902', has_consent: true, lead_id: null },
      { position: 4, phone: '+13125559902', has_consent: false, lead_id: null },
    ]);
    expect(await verifyLedger(db)).toEqual({ rows: 4, erased: 0, violations: [] });

    const contacts = await sql<object>`select * from lead_contact`.execute(db);
    expect(contacts.rows.map((row) => openedRow(db, 'lead_contact', row))).toEqual([
      {
        lead_id: leadId,
        holder: 'lead',
        kind: 'phone',
        value: '+13125559901',
        verified_at: null,
        verified_by: null,
        is_brought: false,
        handed_over_at: null,
      },
    ]);
    expect(await retain(db, days, new Date('2026-11-21T18:00:00Z'))).toMatchObject({ lead: 0, recording: 0 });
    const receipt = await eraseLead(db, { leadId, reason: 'asked', at: new Date() });
    expect(receipt?.removed).toMatchObject({ lead: 1, 'consent (contact data)': 2 });
    expect(await verifyLedger(db)).toEqual({ rows: 4, erased: 2, violations: [] });
  });

  test('a migration that an earlier release recorded under another name is not run again', async () => {
    const db = opened();
    const names = async () =>
      (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;
    const before = await names();
    await sql`update kysely_migration set name = '0020ErrorContext' where name = '0023ErrorContext'`.execute(db);
    await migrate(db);
    expect(await names()).toEqual(before);
  });
});

const recorded = async (db: TestDatabase['db']) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

test('an empty database gets all its tables or none', async () => {
  const { db, close } = await providedEngine().openEmpty();
  await sql`create table asked_numbers (obstacle integer)`.execute(db);
  await expect(migrate(db)).rejects.toMatchObject({ code: '42P07' });
  const failed = await recorded(db);
  await sql`drop table asked_numbers`.execute(db);
  await migrate(db);
  const whole = await recorded(db);
  await close();
  expect(failed).toEqual([]);
  expect(whole).toEqual(Object.keys(migrations));
});

describe('each migration of a database with data is a transaction of its own', () => {
  test('what was done before one fails stays, and the rest is done when it is run again', async () => {
    const { db, close } = await providedEngine().openEmpty();
    await migrate(db, '0041Registers');
    await sql`create table asked_numbers (obstacle integer)`.execute(db);
    await expect(migrate(db)).rejects.toMatchObject({ code: '42P07' });
    const half = await recorded(db);
    await sql`drop table asked_numbers`.execute(db);
    await migrate(db);
    const whole = await recorded(db);
    await close();
    expect(half.at(-1)).toBe('0042WrittenOnce');
    expect(whole).toEqual(Object.keys(migrations));
  });

  test('a server starts on tables that a later release has brought further', async () => {
    const { owner: db, close } = await providedEngine().open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999Later', '2027-01-01')`.execute(db);
    await migrate(db);
    const names = await recorded(db);
    await close();
    expect(names).toEqual([...Object.keys(migrations), '9999Later']);
  });
});
