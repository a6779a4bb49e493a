import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { migrate } from './migrate.ts';

type Contact = { phone: string; isEarlier: boolean };

/** A lead as the release before left it, with its numbers and an appointment of the first hour, which went over in the second. */
async function leadWithAppointment(db: Kysely<never>, now: string, contacts: readonly Contact[]): Promise<string> {
  const leadId = randomUUID();
  await sql`insert into lead (id, slug, sealed, phone_hash, country, language, campaign)
    values (${leadId}, ${leadId}, 'sealed', ${now}, 'US', 'en', 'ws10')`.execute(db);
  for (const { phone, isEarlier } of contacts)
    await sql`insert into lead_contact (lead_id, holder, kind, value, sealed, handed_over_at)
      values (${leadId}, 'lead', 'phone', ${phone}, 'sealed', ${isEarlier ? '2026-11-18T02:00:00Z' : null})`.execute(
      db,
    );
  await sql`insert into appointment (created_at, changed_at, lead_id, study_id, scheduler, state, booking_id, resource_id,
      starts_at, ends_at, timezone)
    values ('2026-11-18T01:00:00Z', '2026-11-18T01:00:00Z', ${leadId}, 1, 'secondary', 'booked', ${leadId}, 'r',
      '2026-11-20T16:00:00Z', '2026-11-20T16:30:00Z', 'UTC')`.execute(db);
  return leadId;
}

test('an appointment of a lead that had gone over has the number of who made it, and of nobody where that is not known', async () => {
  const { db, close } = await providedEngine().openEmpty();
  await migrate(db, '0078NewestDeliveries');
  const [earlier, another, now] = ['earlier', 'another', 'now'];
  const phones = (...words: string[]) => words.map((phone) => ({ phone, isEarlier: phone !== now }));
  const cases = [
    [now, phones(earlier, now)],
    [earlier, phones(earlier)],
    [now, phones(earlier, another, now)],
    [now, phones(now)],
  ] as const;
  const ids = [];
  for (const [phone, contacts] of cases) ids.push(await leadWithAppointment(db as never, phone, contacts));
  await migrate(db);
  const { rows } = await sql<{ id: string; phone: string | null; lead: string | null }>`
    select booking_id as id, phone_hash as phone, lead_id as lead from appointment`.execute(db);
  await close();
  const found = ids.map((id) => rows.find((row) => row.id === id));
  expect(found.map((row) => [row?.phone, row?.lead])).toEqual([
    [earlier, null],
    [earlier, null],
    [null, null],
    [now, ids[3]],
  ]);
});
