import type { Storages } from './storages.ts';

const key = 'openscreener.cleared';

/** Tells the other tabs of this browser that the visitor has cleared everything. Nothing of it stays. */
export function tellCleared({ local }: Storages): void {
  try {
    local?.setItem(key, '1');
    local?.removeItem(key);
  } catch {
    // Full or forbidden: the other tabs go on.
  }
}

/** Runs `work` when another tab tells so, where this one shares its storage; gives what ends it. */
export function whenCleared({ local }: Storages, work: () => void): () => void {
  if (!local) return () => undefined;
  const hear = (event: StorageEvent) => (event.key === key && event.newValue !== null ? work() : undefined);
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
