import { typefaceLoaded } from '#src/app/page/drawTypeface.ts';

/**
 * Within this time, in ms, a typeface comes soon enough to be drawn at once: in what is still being looked at for the first
 * time. One that comes later would set anew what is being read, which also costs a slow phone a whole layout.
 */
const SOON = 200;

/** So far, in px, something may move and yet be where it was. */
const SAME = 3;

const placeOf = (part: Element) => part.getBoundingClientRect();
const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** Draws the typeface unless a line that is seen would break elsewhere by it, and what stands below move. */
function drawInPlace(dataset: DOMStringMap): void {
  const parts = [...document.body.querySelectorAll('*')];
  const before = parts.map(placeOf);
  dataset['typeface'] = 'drawn';
  const after = parts.map(placeOf);
  const hasMoved = before.some((place, part) => isSeen(place) && Math.abs(place.top - (after[part]?.top ?? 0)) > SAME);
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
