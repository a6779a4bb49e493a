import { checkpointWhenLong } from './checkpoints.ts';
import { vacuumFullest } from './deadRows.ts';
import type { EmbeddedEngine } from './steadyEngine.ts';

/** So soon that little has come together, and whoever asks meanwhile waits for a part of a second. */
const EVERY_MS = 10_000;

/**
 * Does at an interval what a server of PostgreSQL has processes of its own for, and the embedded database none. Without
 * checkpoints its log grows as long as it lives, and each start after a crash reads all of it; and what is removed makes no
 * room for others, one table at a time.
 */
export function keepUp(engine: EmbeddedEngine): NodeJS.Timeout {
  const once = () => Promise.allSettled([checkpointWhenLong(engine), vacuumFullest(engine)]);
  return setInterval(() => void once(), EVERY_MS).unref();
}
