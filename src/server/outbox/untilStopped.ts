import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const IDLE_MS = 1000;
/** Visitors come first: between two rounds a busy process pauses for so long. */
const BUSY_MS = 250;
const BUSY_SHARE = 0.8;

/** Gives how many rows it took; ends early on `signal`. */
type Round = (signal: AbortSignal) => Promise<number>;

/**
 * Goes through what is due again and again until stopped: at once where the round before took something, else after a
 * second. A round that rejects is told, and the next one comes as after one that took nothing.
 */
export function untilStopped(round: Round, failed: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const before = performance.eventLoopUtilization();
      const taken = await round(signal).catch((error: unknown) => {
        failed(error);
        return 0;
      });
      const { utilization } = performance.eventLoopUtilization(before);
      const pause = utilization > BUSY_SHARE ? BUSY_MS : 1;
      await delay(taken > 0 ? pause : IDLE_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = work();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
