/** Starts work unless it is running; `onRunning` is called when it begins and when it ends, whichever way. */
export function oneAtATime<A>(
  work: (how: A) => Promise<void>,
  onRunning: (isRunning: boolean) => void,
): (how: A) => void {
  let isRunning = false;
  const set = (value: boolean) => {
    isRunning = value;
    onRunning(value);
  };
  return (how) => {
    if (isRunning) return;
    set(true);
    void work(how).finally(() => set(false));
  };
}
