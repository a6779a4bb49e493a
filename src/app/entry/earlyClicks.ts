import { waitingAttribute } from './waitingAttribute.ts';

// A chunk of its own that the page loads first: so small that it runs long before the rest.
let clicked: HTMLElement | null = null;

/**
 * Stores a click on a button, or on a link to another page of this site, that the page does not react to yet: what was
 * entered is not stored yet, and the link lacks the query. One that opens another tab does so at once.
 */
function store(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const pressed = target.closest<HTMLElement>(`[${waitingAttribute}] :is(button, a[href^="/"]:not([target]))`);
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked = pressed;
}

document.addEventListener('click', store, true);

/**
 * Ends the waiting: the page reacts from now on, and what was clicked last before is clicked again. On a slow phone the
 * click may well come first, and would otherwise have no effect.
 */
export function replayEarlyClick(root: HTMLElement): void {
  document.removeEventListener('click', store, true);
  root.removeAttribute(waitingAttribute);
  clicked?.click();
  clicked = null;
}
