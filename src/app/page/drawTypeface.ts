/** Draws the typeface of the brand from now on, where it came too late for what was being read. */
export function drawTypeface(): void {
  const { dataset } = document.documentElement;
  if (dataset['typeface'] === 'loaded') dataset['typeface'] = 'drawn';
}
