const key = 'openscreener.reloaded';

/** Reloads the page when a part of it failed to load, as after a release. Only once: the second time a message is shown. */
export function reloadOnce(): void {
  try {
    const isFirst = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, '1');
    if (isFirst) return location.reload();
  } catch {
    // Without a storage it is unknown whether this is the second time: the page is not reloaded.
  }
  document.getElementById('open-failed')?.removeAttribute('hidden');
}

/** To be called once the page is open: the next error may reload it again. Says whether it was reloaded for one. */
export function allowReload(): boolean {
  try {
    const wasReloaded = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return wasReloaded;
  } catch {
    // Nothing was stored.
    return false;
  }
}
