import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Db = Kysely<Database>;

/** Rows of a table above which nothing may read it from front to back. */
const LARGE = 5000;

type Read = { name: string; rows: number; scanned: number };

/** Rows that were read from front to back of each large table until now, on this connection and those that have ended. */
async function scanned(db: Db): Promise<Map<string, Read>> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<Read>`select relname as name, seq_tup_read as scanned, n_live_tup as rows
    from pg_stat_user_tables where n_live_tup > ${LARGE}`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

/** The time that a piece of work took in ms, and the large tables that it read from front to back. `db` is one connection. */
export async function watched(db: Db, work: (db: Db) => Promise<unknown>): Promise<{ ms: number; scans: string[] }> {
  const before = await scanned(db);
  const began = performance.now();
  await work(db);
  const ms = performance.now() - began;
  const scans = [...(await scanned(db)).values()].flatMap(({ name, scanned: now }) => {
    const rows = now - (before.get(name)?.scanned ?? now);
    return rows > 0 ? [`${name} (${rows} rows)`] : [];
  });
  return { ms, scans };
}
