import { maxVisibleWaitMs, retry, type OnRetry } from '#src/api/retry.ts';
import type { Queue } from '#src/kit/effect.ts';
import { enqueue } from './enqueue.ts';

/** Settings of `retryInBackground`. */
export type BackgroundRetry = {
  /** After so many failed attempts, or before a wait above `maxVisibleWaitMs`, the rest goes on in the background. */
  foregroundAttempts: number;
  delaysMs?: readonly number[];
  /** All attempts run in this queue as one work: later work waits for the last of them. */
  queue?: Queue;
  /** Called when the attempts go on in the background. */
  onBackground?: () => void;
  /** Called when the work has succeeded in the background. */
  onBackgroundDone?: () => Promise<void>;
  /** Called with the error after the last attempt, or with one of the callbacks. */
  onGivenUp: (error: unknown) => void;
};

/**
 * Retries work that the visitor does not have to wait for to the end. Resolves when the work is done or given up, or
 * when it goes on in the background; never rejects.
 */
export function retryInBackground(work: () => Promise<void>, settings: BackgroundRetry): Promise<void> {
  const { foregroundAttempts, delaysMs, queue, onBackground, onBackgroundDone, onGivenUp } = settings;
  return new Promise((resolve) => {
    let isBackground = false;
    const onRetry: OnRetry = (failedAttempts, waitMs) => {
      if (isBackground || (failedAttempts < foregroundAttempts && waitMs <= maxVisibleWaitMs)) return;
      isBackground = true;
      onBackground?.();
      resolve();
    };
    const attempts = () => retry(work, { onRetry, ...(delaysMs && { delaysMs }) });
    (queue ? enqueue(queue, attempts) : attempts())
      .then(() => (isBackground ? onBackgroundDone?.() : undefined))
      .catch(onGivenUp)
      .finally(resolve);
  });
}
