const delayMs = 300;

/** Work on a key. `isLatest` returns false once newer work on the same key has been requested. */
export type SettlingWork = (key: string, isLatest: () => boolean) => Promise<void>;

/** Runs work for a key once it has been quiet for 300 ms. */
export function createSettling(work: SettlingWork) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const latest = new Map<string, object>();
  const running = new Set<Promise<void>>();
  const waitFor = (task: Promise<void>) => {
    // Errors are ignored: what a server is asked here is asked again at the next change or at the end of the step.
    const quiet = task.catch(() => undefined);
    running.add(quiet);
    void quiet.then(() => running.delete(quiet));
  };
  const run = (key: string) => {
    timers.delete(key);
    const mark = {};
    latest.set(key, mark);
    waitFor(work(key, () => latest.get(key) === mark));
  };
  const stop = () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
  return {
    soon(key: string) {
      clearTimeout(timers.get(key));
      latest.delete(key);
      timers.set(
        key,
        setTimeout(() => run(key), delayMs),
      );
    },
    /** Does it now, without waiting for quiet. */
    now(key: string) {
      clearTimeout(timers.get(key));
      run(key);
    },
    /** Does now what is waiting, and resolves when nothing runs any more. */
    async finish() {
      while (timers.size + running.size > 0) {
        const waiting = [...timers.keys()];
        stop();
        waiting.forEach(run);
        await Promise.all(running);
      }
    },
    /** Makes `finish` wait for this, too. */
    waitFor,
    stop,
  };
}
