import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { eraseLead } from './erase.ts';
import type { Rule } from './handling.ts';
import { handlings } from './register.ts';

type Db = Kysely<Database>;
type Days = Pick<Settings, 'unqualifiedLeadDays'>;

const HOUR = 3_600_000;
/** Persons whose ids are read at a time. */
const AT_ONCE = 25;
/** Rows deleted or marked by one statement at most. */
const MAX_REMOVED = 5000;

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
 * Deletes rows whose retention time has passed, until none is left or `signal` ends it. Several servers may do so at once.
 * Gives the number of rows by table. An error in one table does not stop the others; throws a `RetentionError` at the end.
 */
export async function retain(db: Db, settings: Days, now: Date, signal?: AbortSignal): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const errors: { table: string; error: unknown }[] = [];
  const clean = async (table: string, work: () => Promise<number>) => {
    try {
      removed[table] = (removed[table] ?? 0) + (await work());
    } catch (error) {
      errors.push({ table, error });
    }
  };
  for (const [table, { rules = [] }] of handlings)
    for (const rule of rules) await clean(table, () => removeOld(db, { table, rule }, { settings, now, signal }));
  await clean('lead', () => eraseUnqualified(db, settings, { now, signal }));
  if (errors.length > 0)
    throw new RetentionError(
      errors.map(({ table }) => table),
      errors[0]?.error,
    );
  return removed;
}

type Until = { now: Date; signal: AbortSignal | undefined };
type Moment = Until & { settings: Days };

async function removeOld(db: Db, { table, rule }: { table: string; rule: Rule }, { settings, now, signal }: Moment) {
  const hours = rule.hours === 'asUnqualifiedLeads' ? settings.unqualifiedLeadDays.usual * 24 : rule.hours;
  const before = new Date(now.getTime() - hours * HOUR);
  if (rule.isWithoutLead) await inParts(db, markedRows(table, rule, before), signal);
  return inParts(db, oldRows(table, rule, before), signal);
}

/** Repeats a statement until it finds less than it may take at a time. Gives how many rows it changed. */
async function inParts(db: Db, statement: RawBuilder<unknown>, signal: AbortSignal | undefined): Promise<number> {
  let changed = 0;
  for (let last = MAX_REMOVED; last === MAX_REMOVED; changed += last) {
    if (signal?.aborted) break;
    last = Number((await statement.execute(db)).numAffectedRows ?? 0);
  }
  return changed;
}

const always = sql<boolean>`true`;
const isUnmarked = sql<boolean>`not goes_with_lead`;
const hasLead = sql<boolean>`exists (select from lead where lead.id = lead_id)`;

/** The oldest rows of a table before a moment, some at a time, so that nobody waits for long. */
const oldest = (table: string, { column, only = always }: Rule, before: Date) => sql`ctid = any (array(
    select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before.toISOString()}::timestamptz and ${only}
    order by ${sql.ref(column)} limit ${MAX_REMOVED}))`;

/** Marks old rows that go with their lead: the index that leads to old rows has them no more. */
function markedRows(table: string, rule: Rule, before: Date): RawBuilder<unknown> {
  const only = sql<boolean>`${isUnmarked} and ${hasLead}`;
  return sql`update ${sql.table(table)} set goes_with_lead = true where ${oldest(table, { ...rule, only }, before)}`;
}

/** Deletes the rows that a rule lets go before a moment. */
export function oldRows(table: string, rule: Rule, before: Date): RawBuilder<unknown> {
  // A lead may have been saved since the others were marked.
  const only = rule.isWithoutLead ? sql<boolean>`${isUnmarked} and not ${hasLead}` : rule.only;
  return sql`delete from ${sql.table(table)} where ${oldest(table, { ...rule, ...(only && { only }) }, before)}`;
}

/**
 * Leads that did not qualify, or were never decided, and that nobody changed for the days of their campaign. What is wrong
 * with one keeps no other; its error is thrown at the end.
 */
async function eraseUnqualified(db: Db, { unqualifiedLeadDays }: Days, until: Until): Promise<number> {
  const failed = new Map<string, unknown>();
  let erased = 0;
  for (let last = 1; last > 0 && !until.signal?.aborted; erased += last) {
    const { rows } = await expiredLeads(unqualifiedLeadDays, until.now, AT_ONCE + failed.size).execute(db);
    const due = rows.filter(({ id }) => !failed.has(id));
    last = await eraseEach(db, due, { ...until, failed });
  }
  if (failed.size > 0) throw [...failed.values()][0];
  return erased;
}

type Erasing = Until & { failed: Map<string, unknown> };

/** Gives how many were erased here; others may be erased by another server, or be saved again meanwhile. Visitors come first: it rests as long as it works. */
async function eraseEach(db: Db, leads: readonly Expired[], { now, signal, failed }: Erasing): Promise<number> {
  let erased = 0;
  for (const { id: leadId, version } of leads) {
    if (signal?.aborted) return erased;
    const began = performance.now();
    const receipt = await eraseLead(db, { leadId, reason: 'retention', at: now, seen: { version } }).catch(
      (error: unknown) => void failed.set(leadId, error),
    );
    if (receipt) erased += 1;
    await delay(performance.now() - began, undefined, { signal }).catch(() => undefined);
  }
  return erased;
}

type Expired = { id: string; version: number };

/** So many leads whose days are over, the longest unchanged first. Goes from campaign to campaign by the index. */
export function expiredLeads(
  { usual, own }: Days['unqualifiedLeadDays'],
  now: Date,
  limit = AT_ONCE,
): RawBuilder<Expired> {
  const days = sql`coalesce((${JSON.stringify(own)}::jsonb ->> name)::integer, ${usual}::integer)`;
  return sql`
    with recursive named as (
      (select campaign as name from lead where qualified is not true order by campaign limit 1)
      union all
      select (select campaign from lead where qualified is not true and campaign > name order by campaign limit 1)
        from named where name is not null
    ) select id, version from named cross join lateral (
      select id, version, updated_at from lead where qualified is not true and campaign = name
        and updated_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days})
      order by updated_at limit ${limit}) expired
    order by updated_at limit ${limit}`;
}
