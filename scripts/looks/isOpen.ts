/** What a page shows while it does not answer yet, loads the rest of its step, or waits for the server. */
export const waits = '[data-waiting], .later, main .spinner, main .skeleton';

/**
 * Whether a page has come to rest: all fields of its step and what they show are loaded, all of it is laid out, and its
 * typeface is there. Nothing else tells: a busy machine loads the fields below seconds after the network was quiet. Runs in
 * the browser; it is sent there as text, so it uses nothing of this module and is given `waits`.
 */
export function isOpen(waiting: string): boolean {
  const { open, hasTypeface } = document.documentElement.dataset;
  return open !== undefined && hasTypeface !== undefined && document.querySelector(waiting) === null;
}
