/** Product constant: the width up to which a page is a phone's or a small tablet's. */
const narrow = '(max-width: 768px)';

let query: MediaQueryList | undefined;

/** Whether the page is narrow now; on the server it is not. Asked after each change of the state: the browser's query is made once. */
export function isNarrowScreen(): boolean {
  if (typeof matchMedia !== 'function') return false;
  query ??= matchMedia(narrow);
  return query.matches;
}

/** Calls the listener when the page becomes narrow or wide. */
export function onNarrowScreenChange(listener: () => void): void {
  matchMedia(narrow).addEventListener('change', listener);
}
