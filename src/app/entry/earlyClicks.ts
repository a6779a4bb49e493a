import { waitingAttribute } from './waitingAttribute.ts';

// A chunk of its own that the page loads first: so small that it runs long before the rest.
let clicked: HTMLElement | null = null;

/** Stores a click on a button that the page does not react to yet. */
function store(event: Event): void {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>(`[${waitingAttribute}] button`) : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked = button;
}

document.addEventListener('click', store, true);

/**
 * Ends the waiting: buttons react from now on, and the last one that was clicked before is clicked again. On a slow phone
 * the click may well come first, and would otherwise have no effect.
 */
export function replayEarlyClick(root: HTMLElement): void {
  document.removeEventListener('click', store, true);
  root.removeAttribute(waitingAttribute);
  clicked?.click();
  clicked = null;
}
