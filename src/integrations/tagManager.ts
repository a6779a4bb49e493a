type Entry = Readonly<Record<string, unknown>>;

/** Hands an entry to the tag manager, which takes it up whenever it is loaded; without one nothing happens to it. */
export function pushToTagManager(entry: Entry): void {
  // The tag manager reads a global list of this name; whoever comes first makes it.
  const page = globalThis as { dataLayer?: Entry[] };
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}

/** What a tag manager wants to read first. */
export function startTagManager(): void {
  pushToTagManager({ event: 'gtm.js', 'gtm.start': Date.now() });
}
