import type { EmbeddedEngine } from './steadyEngine.ts';

/** Bytes of the write-ahead log after which a checkpoint is made. Queries wait for it, for a moment. */
const LOG_BYTES = 256 * 1024 * 1024;

/** Makes a checkpoint when the log is longer than `limit` bytes; gives whether it did. */
export async function checkpointWhenLong(engine: EmbeddedEngine, limit = LOG_BYTES): Promise<boolean> {
  const { rows } = await engine.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  const isLong = (rows[0]?.bytes ?? 0) > limit;
  if (isLong) await engine.query('checkpoint');
  return isLong;
}
