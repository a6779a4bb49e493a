/** What is particular about a visitor, in words, by what it is about. */
export type Traits = ReadonlyMap<string, string>;

/**
 * The fewest of these traits that nobody of the others may have all of, in their order: whoever has them is none of the
 * others. `othersMayHave` says whether one of them may have all of some traits.
 */
export function tellingTraits(traits: Traits, othersMayHave: (some: Traits) => boolean): Traits {
  const telling = new Map(traits);
  for (const [about, words] of [...traits].toReversed()) {
    telling.delete(about);
    if (othersMayHave(telling)) telling.set(about, words);
  }
  return new Map([...traits].filter(([about]) => telling.has(about)));
}
