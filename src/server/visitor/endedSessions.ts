import { sql, type Kysely } from 'kysely';
import { AHEAD_MS, isAhead, latestClock } from '#src/server/db/aheadOfClock.ts';
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

/** Something that a session was given, for a lead or a visit, at a moment. */
type Given = { subject: string; at: Date };

/**
 * Those that were given after their sessions had been ended, or whose sessions never were. Nothing given asks nothing.
 * Of a clock that ran ahead and is set right since: what was given then came before every end, and what was ended then was
 * ended by now, so that nobody stays without a session until it is as late.
 */
export async function stillGood<T extends Given>(db: Kysely<Database>, given: readonly T[], now: Date): Promise<T[]> {
  if (given.length === 0) return [];
  const subjects = [...new Set(given.map(({ subject }) => subject)), everySession];
  const rows = await db
    .selectFrom('ended_session')
    .select(['subject', 'ended_at', isAhead(sql.ref('ended_at'), now).as('is_ahead')])
    .where('subject', 'in', subjects)
    .execute();
  const ahead = rows.filter((row) => row.is_ahead).map(({ subject }) => subject);
  if (ahead.length > 0) await endedByNow(db, ahead, now);
  const isGivenAhead = (at: Date) => at.getTime() > now.getTime() + AHEAD_MS;
  const ended = new Map(rows.map((row) => [row.subject, row.ended_at]));
  return given.filter(({ subject, at }) =>
    [ended.get(subject), ended.get(everySession)].every((end) => end === undefined || (!isGivenAhead(at) && at > end)),
  );
}

async function endedByNow(db: Kysely<Database>, subjects: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('ended_session')
    .set({ ended_at: sql<string>`${latestClock(now)}` })
    .where('subject', 'in', subjects)
    .where(isAhead(sql.ref('ended_at'), now))
    .execute();
}
