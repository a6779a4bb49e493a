import { retry, visitorsPatienceMs } from '#src/api/retry.ts';

export type Patience = {
  /** After so many failed tries, or before a long wait, the caller goes on; the work is still tried again. */
  patience: number;
  delays?: readonly number[];
  /** The caller goes on, and the work is not done. */
  onOverdue?: () => void;
  /** The work was done after the caller went on. */
  onLate?: () => Promise<void>;
  onGivenUp: (error: unknown) => void;
};

/** Resolves when the work is done or given up, or its caller's patience has ended. Never rejects. */
export function patiently(work: () => Promise<void>, settings: Patience): Promise<void> {
  const { patience, delays, onOverdue, onLate, onGivenUp } = settings;
  return new Promise((resolve) => {
    let isOverdue = false;
    const onFailed = (tries: number, waitMs: number) => {
      if (isOverdue || (tries < patience && waitMs <= visitorsPatienceMs)) return;
      isOverdue = true;
      onOverdue?.();
      resolve();
    };
    retry(work, { onFailed, ...(delays && { delays }) })
      .then(() => (isOverdue ? onLate?.() : undefined))
      .catch(onGivenUp)
      .finally(resolve);
  });
}
