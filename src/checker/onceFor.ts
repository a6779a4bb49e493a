import type { Locale } from '#src/domain/facts.ts';

/** What `make` gives for an object: made the first time only, so nobody changes it. It is forgotten with the object. */
export function onceFor<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { made: V }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}

/** What `make` gives, made when it is first asked for, so nobody changes it. */
export function onDemand<V>(make: () => V): () => V {
  let known: { made: V } | undefined;
  return () => (known ??= { made: make() }).made;
}

/** Product constant: texts for which one thing is remembered; then all are forgotten. The shipped campaigns have some thousands. */
const MOST_TEXTS = 20_000;

/** What is remembered of a text: what was made for it and those before it, and what of the texts that come after. */
class Remembered<V> {
  made?: { of: V };
  readonly #after = new Map<string, Remembered<V>>();

  after(text: string): Remembered<V> {
    const known = this.#after.get(text);
    if (known) return known;
    const fresh = new Remembered<V>();
    this.#after.set(text, fresh);
    return fresh;
  }
}

/**
 * What `make` gives for texts, made the first time only, so nobody changes it: campaigns share most of theirs. They are
 * looked up one by one, as a string keeps its hash: one key of all of them would be read whole each time.
 */
export function onceForTexts<V>(make: (locale: Locale, ...texts: [string, ...string[]]) => V) {
  let known = new Remembered<V>();
  let count = 0;
  return (locale: Locale, ...texts: [string, ...string[]]): V => {
    let before = known.after(locale);
    for (const text of texts) before = before.after(text);
    if (before.made) return before.made.of;
    const made = make(locale, ...texts);
    before.made = { of: made };
    count += 1;
    if (count >= MOST_TEXTS) [known, count] = [new Remembered<V>(), 0];
    return made;
  };
}
