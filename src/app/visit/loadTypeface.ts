/**
 * Within this time, in ms, a typeface comes soon enough to be drawn at once: in what is still being looked at for the first
 * time. One that comes later would set anew what is being read, which also costs a slow phone a whole layout.
 */
const SOON = 200;

/** More parts of a page than a window shows. */
const SEEN = 200;
/** So far, in px, something may move and yet be where it was. */
const SAME = 3;

const tops = () =>
  [...document.querySelectorAll('main *')].slice(0, SEEN).map((part) => part.getBoundingClientRect().top);

/** Draws the typeface unless a line that is seen would break elsewhere by it, and what stands below move. */
function drawInPlace(dataset: DOMStringMap): void {
  const before = tops();
  dataset['typeface'] = 'drawn';
  const after = tops();
  const hasMoved = before.some((top, part) => top < innerHeight && Math.abs(top - (after[part] ?? top)) > SAME);
  if (hasMoved) dataset['typeface'] = 'loaded';
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
  if (performance.now() - asked < SOON) drawInPlace(dataset);
  else dataset['typeface'] = 'loaded';
}
