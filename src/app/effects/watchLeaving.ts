import { askWithdrawn } from '#src/effects/askWithdrawn.ts';
import { sendWaiting } from '#src/effects/sendWaiting.ts';
import type { Page } from '#src/app/page/page.ts';
import { effectContext } from './effectContext.ts';
import { endForgotten } from './endForgotten.ts';
import { followWithdrawals } from './followWithdrawals.ts';
import { resumeSending } from './resumeSending.ts';

const watched = new WeakMap<Page, () => void>();

/**
 * Sends what waits whenever the page is hidden, and what could not be sent once it is shown again or there is a network
 * again, ends the session of a visitor whom the page forgets, and follows what is withdrawn in copies of the tab, and
 * elsewhere while the page is hidden, until the function that it gives is called. Called again for a page, it gives the
 * same: the first effects that run call it where it was late.
 */
export function watchLeaving(page: Page): () => void {
  const known = watched.get(page);
  if (known) return known;
  let isGone = false;
  const leave = () => {
    // A page that is closed is hidden first: what it sent then is under way.
    if (!isGone) sendWaiting(effectContext(page));
    isGone = true;
    page.store.flush();
  };
  // Phones close a page that was hidden without a further word.
  const turn = () => {
    if (document.visibilityState === 'hidden') return leave();
    isGone = false;
    void askWithdrawn(effectContext(page));
    // Later tries may be over by then.
    if (page.store.getState().saved.failed) void resumeSending(page);
  };
  addEventListener('pagehide', leave);
  addEventListener('online', turn);
  document.addEventListener('visibilitychange', turn);
  const stopEnding = endForgotten(page);
  const stopFollowing = followWithdrawals(page);
  const stop = () => {
    stopEnding();
    stopFollowing();
    watched.delete(page);
    removeEventListener('pagehide', leave);
    removeEventListener('online', turn);
    document.removeEventListener('visibilitychange', turn);
  };
  watched.set(page, stop);
  return stop;
}
