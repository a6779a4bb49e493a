/** After a move to another step: the top of the page is shown and its heading, or else its main part, takes focus. */
export function takeFocus(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && heading.tabIndex < 0) heading.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
