const key = 'openscreener.reloaded';

/** A part of the page could not be loaded, as after a release: the page is loaded anew, once. After that it stays. */
export function reloadOnce(error: unknown): void {
  let isSecond = true;
  try {
    isSecond = sessionStorage.getItem(key) === '1';
    sessionStorage.setItem(key, '1');
  } catch {
    // Without a storage it cannot be known whether this is the second time; the page stays.
  }
  if (!isSecond) return location.reload();
  console.error('The page could not be opened.', error instanceof Error ? error.name : '');
  document.getElementById('open-failed')?.removeAttribute('hidden');
}

/** The page opened: the next fault may reload it again. */
export function opened(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
