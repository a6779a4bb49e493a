import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { migrate } from './migrate.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { retain } from '#src/server/privacy/retention.ts';
import type { Engine } from '#src/server/testing/engines/engine.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const days = { unqualifiedLeadDays: { usual: 365, own: {} } };
const text = 'I agree to commercial texts.';

/** A database that an earlier release left, with data in it. */
export function upgradeSuite(engine: () => Engine): void {
  let old: Awaited<ReturnType<Engine['empty']>> | undefined;
  const opened = () => {
    if (!old) throw new Error('The database is not open yet.');
    return old.db;
  };
  beforeAll(async () => {
    old = await engine().empty();
  });
  afterAll(() => old?.close());

  test('the data of an earlier release are carried over, and the jobs run on them', async () => {
    const db = opened();
    const leadId = randomUUID();
    await migrate(db, '0001Start');
    await sql`insert into consent_text (sha256, text) values (${sha256(text)}, ${text})`.execute(db);
    await sql`insert into lead (id, slug, first_name, last_name, phone, postal_code, country, language, ethnicities,
        additional, indication_ids, source_id, source_study_ids, source_info, campaign, responses, judgement, qualified, updated_at)
      values (${leadId}, 'an-old-slug', 'Old', 'Visitor', '+13125559901', '60611', 'US', 'en', '[]',
        '{}', '[]', 'ws19', '[]', '{}', 'ws19', '{}', '{}', false, '2026-11-01T00:00:00Z')`.execute(db);
    await sql`insert into consent (lead_id, at, client_time, consent_type, has_consent, how, text_sha256, locale, campaign,
        step, country, phone, is_international)
      values (${leadId}, '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', 'sms', true, 'implied', ${sha256(text)}, 'en', 'ws19',
        'home', 'US', '+13125559901', false)`.execute(db);
    await migrate(db, '0011Imports');
    for (const [phone, hasConsent] of [
      ['+13125559901', true],
      ['+13125559902', true],
      ['+13125559902', false],
    ])
      await sql`insert into brand_connect_consent (at, phone, text_sha256, postal_code, country, consent_type, has_consent,
          is_international)
        values ('2026-11-02T00:00:00Z', ${phone}, ${sha256(text)}, '60611', 'US', 'commercial', ${hasConsent}, false)`.execute(
        db,
      );
    await migrate(db);

    const rows = await db.selectFrom('consent').select(['position', 'phone', 'has_consent', 'lead_id']).execute();
    expect(rows).toEqual([
      { position: 1, phone: '+13125559901', has_consent: true, lead_id: leadId },
      { position: 2, phone: '+13125559901', has_consent: true, lead_id: null },
      { position: 3, phone: '+13125559902', has_consent: true, lead_id: null },
      { position: 4, phone: '+13125559902', has_consent: false, lead_id: null },
    ]);
    expect(await verifyLedger(db)).toEqual({ rows: 4, erased: 0, faults: [] });

    expect(await retain(db, days, new Date('2026-11-21T18:00:00Z'))).toMatchObject({ lead: 0, recording: 0 });
    const receipt = await eraseLead(db, { leadId, reason: 'asked', at: new Date() });
    expect(receipt?.removed).toMatchObject({ lead: 1, 'consent (contact data)': 2 });
    expect(await verifyLedger(db)).toEqual({ rows: 4, erased: 2, faults: [] });
  });

  test('a fault in one table keeps no other from being cleaned', async () => {
    const db = opened();
    await sql`alter table action rename column at to elsewhere`.execute(db);
    await sql`insert into error_report (at, severity, message) values ('2026-01-01T00:00:00Z', 'error', 'Old')`.execute(
      db,
    );
    const fault: unknown = await retain(db, days, new Date('2026-11-21T18:00:00Z')).catch((error: unknown) => error);
    expect(fault).toMatchObject({ tables: ['action'], cause: expect.objectContaining({ code: '42703' }) });
    expect(await db.selectFrom('error_report').select('id').execute()).toEqual([]);
  });
}
