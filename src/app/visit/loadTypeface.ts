/**
 * Within this time, in ms, a typeface comes soon enough to be drawn at once: in what is still being looked at for the first
 * time. One that comes later would set anew what is being read, which also costs a slow phone a whole layout.
 */
const SOON = 200;

/**
 * Asks for the typeface of the brand, which stayed behind what the page needs. Where it comes late, or not at all, this step
 * keeps what stands in for it; `drawTypeface` shows it with the next one.
 */
export async function loadTypeface(): Promise<void> {
  const asked = performance.now();
  const family = getComputedStyle(document.documentElement).getPropertyValue('--typeface');
  try {
    const faces = await document.fonts.load(`1em ${family}`);
    if (faces.length === 0) return;
  } catch {
    return; // What stands in for it has its widths.
  }
  document.documentElement.dataset['typeface'] = performance.now() - asked < SOON ? 'drawn' : 'loaded';
}
