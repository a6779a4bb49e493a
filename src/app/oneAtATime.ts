/** Starts work unless it is under way; `tell` learns when it begins and when it has ended, whichever way. */
export function oneAtATime(work: () => Promise<void>, tell: (isRunning: boolean) => void): () => void {
  let isRunning = false;
  const set = (value: boolean) => {
    isRunning = value;
    tell(value);
  };
  return () => {
    if (isRunning) return;
    set(true);
    void work().finally(() => set(false));
  };
}
