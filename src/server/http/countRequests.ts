import { sql } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';

/** Who is counted, unreadable, and how long a count lasts. */
type Counted = { asker: string; now: Date; windowMs: number };

/**
 * Counts one more of an asker for every server of the database. Gives how many there were since when. A clock that was set
 * back has nobody wait for longer.
 */
export async function countRequest(
  db: ServerContext['db'],
  { asker, now, windowMs }: Counted,
): Promise<{ since: Date; requests: number } | undefined> {
  const isOver = sql`kept.since <= ${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
  const { rows } = await sql<{ since: Date; requests: number }>`
    insert into request_count as kept (asker, since, requests) values (${asker}, ${now.toISOString()}::timestamptz, 1)
    on conflict (asker) do update set
      since = case when ${isOver} then excluded.since else least(kept.since, excluded.since) end,
      requests = case when ${isOver} then 1 else kept.requests + 1 end
    returning since, requests`.execute(db);
  return rows[0];
}
