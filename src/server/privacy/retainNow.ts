import type { Kysely } from 'kysely';
import { AHEAD_MS, earlierClock } from '#src/server/db/aheadOfClock.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { retain } from './retention.ts';

type Parts = { db: Kysely<Database>; settings: Pick<Settings, 'unqualifiedLeadDays'>; clock: () => Date };

/** What was removed by table, and how many seconds the clocks of this server and of the database differ; 0 up to a minute. */
export type Retained = { removed: Record<string, number>; secondsApart: number };

/**
 * As `retain`, by the earlier of the clocks of this server and of the database: what is erased does not come back, and what
 * only a clock that runs ahead calls old stays.
 */
export async function retainNow({ db, settings, clock }: Parts, signal?: AbortSignal): Promise<Retained> {
  const { moment, apartMs } = await earlierClock(db, clock);
  const removed = await retain(db, settings, moment, signal);
  return { removed, secondsApart: apartMs > AHEAD_MS ? Math.round(apartMs / 1000) : 0 };
}
