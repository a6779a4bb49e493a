import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Every session of every lead and visit. */
export const everySession = 'all';

/**
 * What sessions were given until this moment for these subjects counts no more: leads by id, visits by name. What was ended later
 * already stays so.
 */
export async function endSessions(db: Kysely<Database>, subjects: readonly string[], at: Date): Promise<void> {
  const ended_at = at.toISOString();
  await db
    .insertInto('ended_session')
    // Always in one order, so that no two wait for each other.
    .values(subjects.toSorted().map((subject) => ({ subject, ended_at })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ ended_at: sql`greatest(ended_session.ended_at, excluded.ended_at)` }),
    )
    .execute();
}

const isAfter = (at: Date, end: Date | undefined) => end === undefined || at > end;

/** Something that a session was given, for a lead or a visit, at a moment. */
type Given = { subject: string; at: Date };

/** Those that were given after their sessions had been ended, or whose sessions never were. Nothing given asks nothing. */
export async function stillGood<T extends Given>(db: Kysely<Database>, given: readonly T[]): Promise<T[]> {
  if (given.length === 0) return [];
  const subjects = [...new Set(given.map(({ subject }) => subject)), everySession];
  const rows = await db
    .selectFrom('ended_session')
    .select(['subject', 'ended_at'])
    .where('subject', 'in', subjects)
    .execute();
  const ended = new Map(rows.map((row) => [row.subject, row.ended_at]));
  return given.filter(({ subject, at }) => isAfter(at, ended.get(subject)) && isAfter(at, ended.get(everySession)));
}
