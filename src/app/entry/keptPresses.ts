/** What can be pressed. A menu of the browser opens for the browser alone: a `select` only takes the focus. */
const pressable = 'a, button, input, label, select, summary, textarea, [role=option]';

/** So far, in px, a pointer may move and still press what it is down on; further away, the visitor takes the press back. */
const SAME_PLACE = 10;

/** The last press, and what it is meant for: that may draw itself anew before it ends. */
let begun: { press: PointerEvent; meant: HTMLElement | null } | undefined;

function begin(press: PointerEvent): void {
  const { target } = press;
  begun = target instanceof Element ? { press, meant: target.closest<HTMLElement>(pressable) } : undefined;
}

/** Keeps an event from the page and from the browser. */
export function takeAway(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Gives a click to what its press began on. Where the page moves meanwhile, a browser gives that of a mouse to nothing, and
 * that of a finger to whatever has come to lie under it. What is no longer on the page gets none.
 */
function keep(event: MouseEvent): void {
  // A key that presses a button has no place, and no count.
  if (!event.isTrusted || !begun || !event.detail) return;
  const { press, meant } = begun;
  begun = undefined;
  // Safe: a press and what lies at a place are of elements of the page, or of the page itself.
  const isOfPress = (place: EventTarget | null) => place === press.target || meant?.contains(place as Node | null);
  // Asked first: what lies at a place is known only once the page has been laid out.
  if (isOfPress(event.target)) return;
  const { clientX: x, clientY: y } = press;
  const isTakenBack = Math.hypot(event.clientX - x, event.clientY - y) > SAME_PLACE;
  if (isTakenBack || isOfPress(document.elementFromPoint(x, y))) return;
  takeAway(event);
  if (!meant?.isConnected) return;
  // A finger has taken the focus to where it was lifted.
  meant.focus({ preventScroll: true });
  meant.dispatchEvent(new MouseEvent('click', event));
}

/** Gives each press of a pointer to what it began on, from now on. */
export function keepPresses(): void {
  addEventListener('pointerdown', begin, true);
  addEventListener('click', keep, true);
}
