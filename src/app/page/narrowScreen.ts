/** Product constant: the width up to which a page is a phone's or a small tablet's. */
const narrow = '(max-width: 768px)';

/** Whether the page is narrow now; on the server it is not. */
export function isNarrowScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia(narrow).matches;
}

/** Calls the listener when the page becomes narrow or wide. */
export function onNarrowScreenChange(listener: () => void): void {
  matchMedia(narrow).addEventListener('change', listener);
}
