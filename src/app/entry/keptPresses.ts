/** What can be pressed. */
const pressable = 'a[href], button, input, label, select, summary, textarea';

/** So far, in px, a pointer may move and still press what it is down on; further away, the visitor takes the press back. */
const SAME_PLACE = 10;

let begun: PointerEvent | undefined;

const begin = (event: PointerEvent) => (begun = event);

/**
 * Gives a click to what its press began on. Where the page moves meanwhile, a browser gives that of a mouse to nothing, and
 * that of a finger to whatever has come to lie under it. What is no longer on the page gets none.
 */
function keep(event: MouseEvent): void {
  const { isTrusted, target, clientX, clientY, detail } = event;
  // A key that presses a button has no place, and no count.
  if (!isTrusted || !begun || detail === 0) return;
  const { target: pressed } = begun;
  const hasMoved = Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > SAME_PLACE;
  begun = undefined;
  if (hasMoved || !(pressed instanceof Element && target instanceof Element)) return;
  const meant = pressed.closest<HTMLElement>(pressable);
  if ((meant ?? pressed).contains(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!meant?.isConnected) return;
  // The finger has taken the focus to where it was lifted.
  meant.focus();
  meant.dispatchEvent(new MouseEvent('click', event));
}

/** Gives each press of a pointer to what it began on, from now on. */
export function keepPresses(): void {
  addEventListener('pointerdown', begin, true);
  addEventListener('click', keep, true);
}
