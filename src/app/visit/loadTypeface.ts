import { typefaceLoaded } from '#src/app/browser/drawTypeface.ts';

/**
 * Within this time, in ms, a typeface comes soon enough to be drawn at once: in what is still being looked at for the first
 * time. One that comes later would set anew what is being read, which also costs a slow phone a whole layout.
 */
const SOON = 200;

/** So far, in px, something may move and yet be where it was. */
const SAME = 3;

const boxOf = (part: Element) => part.getBoundingClientRect();
const isOutOfSight = ({ top, bottom, height }: DOMRect) => top >= innerHeight || (bottom <= 0 && height > 0);

/**
 * The parts of an element that may be seen, each with how far it is below the upper edge of the window. What is within others
 * is not asked for: the browser puts off laying out what is out of sight, and would have to do it for the answer.
 */
function topsWithin(element: Element): [part: Element, top: number][] {
  return [...element.children].flatMap((part) => {
    const place = boxOf(part);
    return isOutOfSight(place) ? [] : [[part, place.top], ...topsWithin(part)];
  });
}

/** Draws the typeface unless a line that is seen would break elsewhere by it, and what stands below move. */
function drawInPlace(dataset: DOMStringMap): void {
  const tops = topsWithin(document.body);
  dataset['typeface'] = 'drawn';
  const hasMoved = tops.some(([part, top]) => Math.abs(boxOf(part).top - top) > SAME);
  if (hasMoved) delete dataset['typeface'];
}

/**
 * Asks for the typeface of the brand, which stayed behind what the page needs. Where it comes late, not at all, or would move
 * what is read, this step keeps what stands in for it; `drawTypeface` shows it with the next one.
 */
export async function loadTypeface(): Promise<void> {
  const asked = performance.now();
  const { dataset } = document.documentElement;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--typeface');
  try {
    const faces = await document.fonts.load(`1em ${family}`);
    if (faces.length === 0) return;
  } catch {
    return; // What stands in for it has its widths.
  }
  dataset[typefaceLoaded] = '';
  if (performance.now() - asked < SOON) drawInPlace(dataset);
}
