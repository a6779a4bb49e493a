import { ApiError } from './apiError.ts';

/** Default waits between the attempts of a call, in milliseconds: five attempts in all. */
const retryDelaysMs = [1000, 2000, 4000, 8000] as const;

/** Longest wait for the next attempt that a visitor has to see, in milliseconds, whatever a `Retry-After` asks for. */
export const maxVisibleWaitMs = 5000;

/**
 * Called before each repetition with the number of failed attempts so far and the wait that follows, in milliseconds.
 */
export type OnRetry = (failedAttempts: number, waitMs: number) => void;

/** Settings of `retry`; `sleep` and `random` are replaced by tests. */
export type RetrySettings = {
  /** One wait per repetition; each is varied by up to a quarter either way. */
  delaysMs?: readonly number[];
  onRetry?: OnRetry;
  /** The call fails at once where the server asks for a longer wait. Without it any wait is accepted. */
  maxWaitMs?: number;
  sleep?: (ms: number) => Promise<void>;
  random?: () => number;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Repeats a call while its error is transient. Rejects with the last error: at once with one that is not a transient
 * `ApiError`. A `Retry-After` lengthens the wait, never shortens it.
 */
export async function retry<T>(attempt: () => Promise<T>, settings: RetrySettings = {}): Promise<T> {
  const { delaysMs = retryDelaysMs, maxWaitMs = Infinity, onRetry, sleep = wait, random = Math.random } = settings;
  for (let failedAttempts = 0; ;) {
    try {
      return await attempt();
    } catch (error) {
      const delayMs = delaysMs[failedAttempts];
      if (!(error instanceof ApiError) || !error.isTransient || delayMs === undefined) throw error;
      const retryAfterMs = (error.retryAfterSeconds ?? 0) * 1000;
      if (retryAfterMs > maxWaitMs) throw error;
      const waitMs = Math.max(retryAfterMs, delayMs * (0.75 + random() / 2));
      failedAttempts += 1;
      onRetry?.(failedAttempts, waitMs);
      await sleep(waitMs);
    }
  }
}
