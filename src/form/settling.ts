const delayMs = 300;

/** Runs work for a key once it has been quiet for 300 ms, and not twice at the same time for the same key. */
export function createSettling(work: (key: string) => Promise<void>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  const run = (key: string) => {
    timers.delete(key);
    // What is asked of a server while settling is asked again at the next change or at the end of the step.
    const task = work(key).catch(() => undefined);
    running.add(task);
    void task.then(() => running.delete(task));
    return task;
  };
  const stop = () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
  return {
    soon(key: string) {
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => void run(key), delayMs),
      );
    },
    /** Does now what is waiting, and resolves when nothing runs any more. */
    async finish() {
      const waiting = [...timers.keys()];
      stop();
      await Promise.all([...running, ...waiting.map(run)]);
    },
    stop,
  };
}
