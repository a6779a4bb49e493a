import { waitingMark } from './waitingAttribute.ts';

// This module is a file of its own that the page names first: so small that it is there long before the rest.
let pressed: HTMLElement | null = null;

/** A press on a button that comes before the page answers is kept. */
function keep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${waitingMark}] button`) : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
}

document.addEventListener('click', keep, true);

/**
 * The page answers from now on, and first to the last press that came before: on a slow phone a visitor may well press
 * first, and would otherwise wait for something that never comes.
 */
export function answerPresses(root: HTMLElement): void {
  document.removeEventListener('click', keep, true);
  root.removeAttribute(waitingMark);
  pressed?.click();
  pressed = null;
}
