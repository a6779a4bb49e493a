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

/** Product constant: texts for which one thing is remembered; then all are forgotten. The shipped campaigns have some thousands. */
const MOST_TEXTS = 20_000;

/** What `make` gives for texts, made the first time only, so nobody changes it: campaigns share most of theirs. */
export function onceForTexts<V>(make: (locale: Locale, ...texts: [string, ...string[]]) => V) {
  const known = new Map<string, { made: V }>();
  return (locale: Locale, ...texts: [string, ...string[]]): V => {
    const key = JSON.stringify([locale, ...texts]);
    const before = known.get(key);
    if (before) return before.made;
    if (known.size >= MOST_TEXTS) known.clear();
    const made = make(locale, ...texts);
    known.set(key, { made });
    return made;
  };
}
