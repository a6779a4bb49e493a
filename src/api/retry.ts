import { ApiError } from './error.ts';

/** Waits between the tries of a save, in milliseconds; each is varied by up to a quarter either way. */
export const saveDelays = [1000, 2000, 4000, 8000] as const;

export type RetrySettings = {
  delays?: readonly number[];
  /** Called after each try that failed and will be repeated, with the number of tries so far. */
  onFailed?: (tries: number) => void;
  sleep?: (ms: number) => Promise<void>;
  random?: () => number;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Repeats a call while its failure may pass. Rejects with the last `ApiError`, at once if trying again is no use. */
export async function retry<T>(attempt: () => Promise<T>, settings: RetrySettings = {}): Promise<T> {
  const { delays = saveDelays, onFailed, sleep = wait, random = Math.random } = settings;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delays[tries];
      if (!(error instanceof ApiError) || !error.isTransient || delay === undefined) throw error;
      onFailed?.(tries + 1);
      const named = (error.retryAfterSeconds ?? 0) * 1000;
      await sleep(Math.max(named, delay * (0.75 + random() / 2)));
    }
  }
}
