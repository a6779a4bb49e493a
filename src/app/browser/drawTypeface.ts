/** The data of the document that says that the typeface of the brand is there. No rule names it, so that noting it costs no work. */
export const typefaceLoaded = 'hasTypeface';

/** Draws the typeface of the brand from now on, where it came too late for what was being read. */
export function drawTypeface(): void {
  const { dataset } = document.documentElement;
  if (typefaceLoaded in dataset) dataset['typeface'] = 'drawn';
}
