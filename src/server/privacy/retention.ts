import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings.ts';
import { eraseLead } from './erase.ts';

/** Tables, the column that tells the age of a row, and the hours that rows are kept. Absent tables are passed over. */
const kept = [
  { table: 'recording', column: 'at', hours: 30 * 24 },
  { table: 'action', column: 'at', hours: 90 * 24 },
  { table: 'router_log', column: 'at', hours: 90 * 24 },
  { table: 'redirect_debug', column: 'at', hours: 90 * 24 },
  { table: 'error_report', column: 'at', hours: 90 * 24 },
  { table: 'idempotency_key', column: 'created_at', hours: 72 },
  { table: 'temp_link', column: 'expires_at', hours: 0 },
  { table: 'ad_security_event', column: 'at', hours: 90 * 24 },
  { table: 'outbox', column: 'done_at', hours: 90 * 24 },
] as const;

const HOUR = 3_600_000;
/** Persons erased in one run at most; the rest waits for the next. */
const MAX_ERASED = 500;

/** Deletes what has been kept long enough. Several servers may do so at once. Gives the number of rows by table. */
export async function retain(
  db: Kysely<Database>,
  settings: Pick<Settings, 'unqualifiedLeadDays'>,
  now: Date,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { table, column, hours } of kept) {
    if (!(await exists(db, table))) continue;
    const before = new Date(now.getTime() - hours * HOUR).toISOString();
    const result = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(db);
    removed[table] = Number(result.numAffectedRows ?? 0);
    await new Promise(setImmediate);
  }
  return { ...removed, lead: await eraseUnqualified(db, settings, now) };
}

async function exists(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** Leads that did not qualify and that nobody touched for the days of their campaign. */
async function eraseUnqualified(
  db: Kysely<Database>,
  { unqualifiedLeadDays: { usual, own } }: Pick<Settings, 'unqualifiedLeadDays'>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where qualified = false and updated_at < ${now.toISOString()}::timestamptz
      - make_interval(days => coalesce((${JSON.stringify(own)}::jsonb ->> campaign)::integer, ${usual}::integer))
    order by updated_at limit ${MAX_ERASED}`.execute(db);
  for (const { id } of rows) {
    await eraseLead(db, { leadId: id, reason: 'retention', at: now });
    await new Promise(setImmediate);
  }
  return rows.length;
}
