import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { eraseLead } from './erase.ts';
import type { Rule } from './handling.ts';
import { handlings } from './register.ts';

type Db = Kysely<Database>;
type Days = Pick<Settings, 'unqualifiedLeadDays'>;

const HOUR = 3_600_000;
/** Persons erased in one run at most; the rest waits for the next. */
const MAX_ERASED = 500;

/** Some tables could not be cleaned; all others were. The cause is the first error. */
export class RetentionError extends Error {
  readonly tables: readonly string[];

  constructor(tables: readonly string[], cause: unknown) {
    super('Old data could not be removed.', { cause });
    this.name = 'RetentionError';
    this.tables = tables;
  }
}

/**
 * Deletes rows whose retention time has passed. Several servers may do so at once. Gives the number of rows by table. An
 * error in one table does not stop the others; throws a `RetentionError` at the end.
 */
export async function retain(db: Db, settings: Days, now: Date): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const errors: { table: string; error: unknown }[] = [];
  const clean = async (table: string, work: () => Promise<number>) => {
    try {
      removed[table] = (removed[table] ?? 0) + (await work());
    } catch (error) {
      errors.push({ table, error });
    }
    await new Promise(setImmediate);
  };
  for (const [table, { rules = [] }] of handlings)
    for (const rule of rules) await clean(table, () => removeOld(db, { table, rule }, { settings, now }));
  await clean('lead', () => eraseUnqualified(db, settings, now));
  if (errors.length > 0)
    throw new RetentionError(
      errors.map(({ table }) => table),
      errors[0]?.error,
    );
  return removed;
}

type Moment = { settings: Days; now: Date };

async function removeOld(db: Db, { table, rule }: { table: string; rule: Rule }, { settings, now }: Moment) {
  const hours = rule.hours === 'asUnqualifiedLeads' ? settings.unqualifiedLeadDays.usual * 24 : rule.hours;
  const before = new Date(now.getTime() - hours * HOUR).toISOString();
  const only = rule.only ?? sql<boolean>`true`;
  const result = await sql`delete from ${sql.table(table)}
    where ${sql.ref(rule.column)} < ${before}::timestamptz and ${only}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Leads that did not qualify, or were never decided, and that nobody changed for the days of their campaign. */
async function eraseUnqualified(db: Db, { unqualifiedLeadDays: { usual, own } }: Days, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where qualified is not true and updated_at < ${now.toISOString()}::timestamptz
      - make_interval(days => coalesce((${JSON.stringify(own)}::jsonb ->> campaign)::integer, ${usual}::integer))
    order by updated_at limit ${MAX_ERASED}`.execute(db);
  let erased = 0;
  for (const { id } of rows) {
    if (await eraseLead(db, { leadId: id, reason: 'retention', at: now })) erased += 1;
    await new Promise(setImmediate);
  }
  return erased;
}
