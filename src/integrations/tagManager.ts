type Entry = Readonly<Record<string, unknown>>;

/** Pushes an entry to `dataLayer`, which a tag manager reads once it has loaded; without one it has no effect. */
export function pushToTagManager(entry: Entry): void {
  // Safe: the global is optional here, and only entries are pushed to it; whoever runs first creates it.
  const page = globalThis as { dataLayer?: Entry[] };
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}

/** Pushes the `gtm.js` entry that Google Tag Manager expects first. */
export function startTagManager(): void {
  pushToTagManager({ event: 'gtm.js', 'gtm.start': Date.now() });
}
