import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** How far the clocks of two servers may differ: what is later is of a clock that ran ahead and was set back since. */
export const AHEAD_MS = 60_000;

/** The later of the clock of this server and that of the database: neither alone, where one of them is slow, makes a moment of others too late. */
export const latestClock = (now: Date): RawBuilder<Date> =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, statement_timestamp())`;

/** The earlier of both clocks, and how far they differ. */
export async function earlierClock(
  db: Kysely<Database>,
  clock: () => Date,
): Promise<{ moment: Date; apartMs: number }> {
  const { rows } = await sql<{ at: Date }>`select statement_timestamp() as at`.execute(db);
  const own = clock();
  const { at } = rows[0] ?? { at: own };
  return { moment: at < own ? at : own, apartMs: Math.abs(at.getTime() - own.getTime()) };
}

/** Whether a stored moment is further ahead than `ms`: it was written while a clock ran ahead that is set right since. */
export const isAhead = (moment: RawBuilder<Date>, now: Date, ms = AHEAD_MS): RawBuilder<boolean> =>
  sql<boolean>`${moment} > ${latestClock(now)} + ${ms} * interval '1 millisecond'`;
