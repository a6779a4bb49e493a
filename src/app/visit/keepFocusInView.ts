/**
 * Keeps what has the focus in the window when that becomes wider or narrower, as a phone that is turned: browsers keep what
 * stands first in the window, and the box that somebody types into may be far below. Whoever had scrolled away from it stays
 * where they are.
 */
export function keepFocusInView(): void {
  let width = innerWidth;
  let wasInView = false;
  // It is told once the window is drawn: while that changes, it knows how it was before.
  const sight = new IntersectionObserver((entries) => (wasInView = entries.at(-1)?.isIntersecting === true));
  const watchFocused = () => {
    sight.disconnect();
    wasInView = false;
    if (document.activeElement) sight.observe(document.activeElement);
  };
  watchFocused();
  addEventListener('focusin', watchFocused);
  addEventListener('resize', () => {
    // The height changes with the bars of a browser too, in the midst of scrolling.
    if (innerWidth === width) return;
    width = innerWidth;
    const focused = document.activeElement;
    if (wasInView && focused !== document.body) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
