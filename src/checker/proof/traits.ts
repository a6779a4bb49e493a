/** What is particular about a visitor, in words, by what it is about. */
export type Traits = ReadonlyMap<string, string>;

const isOneOf = (some: Traits, visitor: Traits) =>
  [...some].every(([about, words]) => (visitor.get(about) ?? words) === words);

/**
 * The fewest of these traits that nobody of the others may have all of, in their order: whoever has them is none of the
 * others.
 */
export function tellingTraits(traits: Traits, others: readonly Traits[]): Traits {
  const telling = new Map(traits);
  for (const [about, words] of [...traits].toReversed()) {
    telling.delete(about);
    if (others.some((other) => isOneOf(telling, other))) telling.set(about, words);
  }
  return new Map([...traits].filter(([about]) => telling.has(about)));
}
