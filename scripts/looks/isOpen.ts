/**
 * Whether a page has come to rest: all fields of its step and what they show are loaded, all of it is laid out, and its
 * typeface is there. Nothing else tells: a busy machine loads the fields below seconds after the network was quiet. Runs in
 * the browser; it is sent there as text, so it calls nothing of this module.
 */
export function isOpen(): boolean {
  const { open, typeface } = document.documentElement.dataset;
  const waits = '[data-waiting], .later, main .spinner, main .skeleton';
  return open !== undefined && typeface !== undefined && document.querySelector(waits) === null;
}
