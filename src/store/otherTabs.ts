import { write } from './storages.ts';

/** Tells the other tabs of this browser something under a key. Nothing of it stays; where the storage is full or forbidden, they go on. */
export function tellTabs(storage: Storage | undefined, key: string, what: unknown): void {
  write(storage, key, what);
  write(storage, key, undefined);
}

/** Runs `listener` with what another tab tells under this key, as JSON; gives what ends it. */
export function hearTabs(key: string, listener: (text: string) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener(event.newValue);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
