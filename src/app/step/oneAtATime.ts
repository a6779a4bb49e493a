/** Starts work unless it is under way; `tell` learns when it begins and when it has ended, whichever way. */
export function oneAtATime<A>(work: (how: A) => Promise<void>, tell: (isRunning: boolean) => void): (how: A) => void {
  let isRunning = false;
  const set = (value: boolean) => {
    isRunning = value;
    tell(value);
  };
  return (how) => {
    if (isRunning) return;
    set(true);
    void work(how).finally(() => set(false));
  };
}
