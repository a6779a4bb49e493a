const minutes = 60_000;
/** Product constants: what was entered expires an hour after the last change, and a day after the first at the latest. */
const idleMs = 60 * minutes;
const lifetimeMs = 24 * 60 * minutes;
/** By how much the time of the personal fields may be behind that of the tab: a press on a radio then writes one entry. */
export const restampMs = minutes;

/** When something was entered first and last, in ms since 1970. */
export type Times = { startedAt: number; savedAt: number };

/** In how many ms what was entered expires; 0 and less once it has, and where the clock was turned back. */
export const expiresInMs = ({ startedAt, savedAt }: Times, now: number) =>
  now < savedAt ? 0 : Math.min(savedAt + idleMs, startedAt + lifetimeMs) - now;

/** Whether it has not expired. */
export const isFresh = (times: Times, now: number) => expiresInMs(times, now) > 0;
