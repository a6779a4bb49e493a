import { setTimeout as delay } from 'node:timers/promises';

/** Whether something holds within so many ms; what fails does not hold yet. */
export async function within(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return true;
    await delay(250);
  }
  return false;
}
