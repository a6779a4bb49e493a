/**
 * Runs work in the next idle moment, and within `withinMs` in any case; at once in a browser that tells of none. Returns
 * what ends the wait.
 */
export function whenIdle(work: () => void, withinMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    work();
    return () => undefined;
  }
  const id = requestIdleCallback(work, { timeout: withinMs });
  return () => cancelIdleCallback(id);
}
