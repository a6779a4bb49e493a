/** Product constant: the width up to which a page is a phone's or a small tablet's. */
const narrow = '(max-width: 768px)';

let watched: { query: MediaQueryList; isNarrow: boolean } | undefined;

/** The browser says when it changes: asked after each change of the state, it would look at the page each time. */
function watch() {
  if (watched) return watched;
  const query = matchMedia(narrow);
  const created = { query, isNarrow: query.matches };
  query.addEventListener('change', ({ matches }) => (created.isNarrow = matches));
  watched = created;
  return created;
}

/** Whether the page is narrow now; on the server it is not. */
export const isNarrowScreen = (): boolean => typeof matchMedia === 'function' && watch().isNarrow;

/** Calls the listener when the page becomes narrow or wide, once that is known. */
export function onNarrowScreenChange(listener: () => void): void {
  watch().query.addEventListener('change', listener);
}
