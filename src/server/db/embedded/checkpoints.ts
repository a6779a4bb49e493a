import type { EmbeddedEngine } from './steadyEngine.ts';

/** Bytes of the log after which it is brought into the tables. A checkpoint keeps queries waiting for a moment. */
const LOG_BYTES = 256 * 1024 * 1024;
const EVERY_MS = 60_000;

/**
 * The embedded database has no process beside it that would ever shorten its log: without this it grows as long as the
 * server lives, and each start after a crash reads all of it.
 */
export function keepLogShort(engine: EmbeddedEngine): NodeJS.Timeout {
  return setInterval(() => void checkpointWhenLong(engine).catch(() => undefined), EVERY_MS).unref();
}

/** Brings the log into the tables when it is longer than `limit`; says whether it did. */
export async function checkpointWhenLong(engine: EmbeddedEngine, limit = LOG_BYTES): Promise<boolean> {
  const { rows } = await engine.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  const isLong = (rows[0]?.bytes ?? 0) > limit;
  if (isLong) await engine.query('checkpoint');
  return isLong;
}
