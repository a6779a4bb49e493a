import { holdIslands, isAwaited, islandsAround, takeOverIslands } from '#src/kit/islands.ts';
import { startWaiting } from '#src/kit/waiting.ts';
import { whenIdle } from '#src/store/whenIdle.ts';

/** How far beyond the screen an island is taken over, so that it is before it is seen. */
const margin = '25% 0px';
/** On a page that is never idle what is near the screen is taken over all the same. */
const nearWithinMs = 200;

/** What a visitor uses an island by; each may be the first that the page learns of it. */
const uses = ['pointerdown', 'focusin', 'keydown', 'beforeinput', 'input', 'change', 'click'] as const;

/** What was used and around which no island is held any more: a press is many events, and a text many keys. */
const known = new WeakSet<Element>();

function takeOverUsed({ target }: Event): void {
  if (!(target instanceof Element) || known.has(target)) return;
  const used = islandsAround(target);
  takeOverIslands(used);
  const waiting = used.filter(isAwaited);
  if (waiting.length === 0) known.add(target);
  // What is pressed in one that is still to come is kept until it reacts.
  for (const { elements } of waiting) elements.forEach(startWaiting);
}

/**
 * Holds the islands of the markup, so that the page can be typed into before React knows all of it. Call the result once
 * the page is rendered: each is then taken over as it comes near the screen or is used, and those that show nothing yet at
 * once.
 */
export function holdMarkup(root: Element): () => void {
  const islands = holdIslands(root);
  return () => {
    // Before the early presses, which are told here what waits.
    for (const type of uses) addEventListener(type, takeOverUsed, true);
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          whenIdle(() => takeOverIslands(islandsAround(target)), nearWithinMs);
        }
      },
      { rootMargin: margin },
    );
    for (const island of islands) {
      island.elements.forEach((element) => near.observe(element));
      if (island.elements.length === 0) whenIdle(() => takeOverIslands([island]), nearWithinMs);
    }
  };
}
