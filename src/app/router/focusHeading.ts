/** Scrolls to the top of the page and focuses its heading, or its main part where it has none. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && heading.tabIndex < 0) heading.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
