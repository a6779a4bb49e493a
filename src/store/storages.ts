/** Under what each part of the state is stored. */
export const keys = { personal: 'openscreener.personal', session: 'openscreener.session', booking: 'booking' } as const;

/** The two storages of a browser; either may be missing, full or forbidden. */
export type Storages = { local: Storage | undefined; session: Storage | undefined };

function reach(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined; // Forbidden by the browser's settings: the flow runs from memory.
  }
}

/** The storages of this browser. */
export function browserStorages(): Storages {
  return { local: reach('localStorage'), session: reach('sessionStorage') };
}

/** What is stored under a key; undefined for nothing, and for what cannot be read. */
export function read(storage: Storage | undefined, key: string): unknown {
  try {
    const text = storage?.getItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value under a key, or removes it. */
export function write(storage: Storage | undefined, key: string, value: unknown): void {
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the flow runs from the state in memory.
  }
}
