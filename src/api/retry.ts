import { ApiError } from './apiError.ts';

/** Waits between the tries of a save, in milliseconds; each is varied by up to a quarter either way. */
export const saveDelays = [1000, 2000, 4000, 8000] as const;

/** So long a visitor waits for the next try at most, whatever a server asks for. */
export const visitorsPatienceMs = 5000;

export type RetrySettings = {
  delays?: readonly number[];
  /** Called after each try that failed and will be repeated, with the number of tries so far and the wait before the next. */
  onFailed?: (tries: number, waitMs: number) => void;
  /** A server that asks for a longer wait is not tried again. */
  longestWaitMs?: number;
  sleep?: (ms: number) => Promise<void>;
  random?: () => number;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Repeats a call while its failure may pass. Rejects with the last `ApiError`, at once if trying again is no use. */
export async function retry<T>(attempt: () => Promise<T>, settings: RetrySettings = {}): Promise<T> {
  const { delays = saveDelays, longestWaitMs = Infinity, onFailed, sleep = wait, random = Math.random } = settings;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delays[tries];
      if (!(error instanceof ApiError) || !error.isTransient || delay === undefined) throw error;
      const named = (error.retryAfterSeconds ?? 0) * 1000;
      if (named > longestWaitMs) throw error;
      const waitMs = Math.max(named, delay * (0.75 + random() / 2));
      onFailed?.(tries + 1, waitMs);
      await sleep(waitMs);
    }
  }
}
