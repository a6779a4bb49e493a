import type { Turns } from '#src/kit/effect.ts';

/** Does the work when all earlier work of the same turns has ended, however it ended. */
export function inTurn<T>(turns: Turns, work: () => Promise<T>): Promise<T> {
  const result = turns.last.then(work);
  turns.last = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}
