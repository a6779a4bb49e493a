import type { Queue } from '#src/kit/effect.ts';

/** Runs the work once all work enqueued before has settled, resolved or rejected; settles as the work does. */
export function enqueue<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
  const result = queue.last.then(work);
  queue.last = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}
