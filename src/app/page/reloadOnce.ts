const key = 'openscreener.reloaded';

/** Reloads the page when a part of it failed to load, as after a release. Only once: the second time a message is shown. */
export function reloadOnce(): void {
  let isSecond = true;
  try {
    isSecond = sessionStorage.getItem(key) === '1';
    sessionStorage.setItem(key, '1');
  } catch {
    // Without a storage it is unknown whether this is the second time: the page is not reloaded.
  }
  if (!isSecond) return location.reload();
  console.error('The page could not be opened.');
  document.getElementById('open-failed')?.removeAttribute('hidden');
}

/** To be called once the page is open: the next error may reload it again. Says whether it was reloaded for one. */
export function allowReload(): boolean {
  try {
    const wasReloaded = sessionStorage.getItem(key) === '1';
    sessionStorage.removeItem(key);
    return wasReloaded;
  } catch {
    // Nothing was stored.
    return false;
  }
}
