import { reloadOnce } from '#src/app/browser/reloadOnce.ts';
import { replayEvent, waitingAttribute } from '#src/kit/waiting.ts';
import { keepPresses, takeAway } from './keptPresses.ts';

// Built as a script of its own, which runs before there is anything to press. It is no module: nothing can import it.
let clicked: HTMLElement | null = null;

/** Whether it is a link to a part of the page that is there: the browser itself goes there. */
const leadsHere = (pressed: Element) =>
  pressed instanceof HTMLAnchorElement && document.getElementById(pressed.hash.slice(1)) !== null;

/**
 * Stores a click on a button, on a link to another page of this site, or to a part of this one that is still to come, which
 * the page does not react to yet: what was entered is not stored yet, and the link lacks the query. One that opens another
 * tab does so at once.
 */
function store(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const pressed = target.closest<HTMLElement>(
    `[${waitingAttribute}] :is(button, a[href^="/"]:not([target]), a[href^="#"])`,
  );
  if (!pressed || leadsHere(pressed)) return;
  takeAway(event);
  clicked = pressed;
}

/** The keys pressed where they choose an answer, in their order, each with what had the focus. */
const keys: [Element, KeyboardEvent][] = [];

function storeKey(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${waitingAttribute}] [data-keys]`)) keys.push([target, event]);
}

// What it gives to another control than the browser is stored, too.
keepPresses();
document.addEventListener('click', store, true);
document.addEventListener('keydown', storeKey, true);
document.addEventListener(replayEvent, replay);
// Unless the script of the page runs by then: a file of it is missing or broken.
onload = reloadOnce;

/** Presses the keys again. Those of one control are pressed where the one before has led. */
function replayKeys(): void {
  let before: Element | undefined;
  for (const [target, event] of keys.splice(0)) {
    const focused = document.activeElement;
    (target === before && focused ? focused : target).dispatchEvent(new KeyboardEvent('keydown', event));
    before = target;
  }
}

/**
 * Presses the keys and what was clicked last before the page reacted again. On a slow phone they may well come first, and
 * would otherwise have no effect.
 */
function replay(): void {
  replayKeys();
  const pressed = clicked;
  clicked = null;
  pressed?.click();
}
