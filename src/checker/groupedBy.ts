/** Those of a list that have one key, in their order, by that key. */
export function groupedBy<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const found = new Map<K, T[]>();
  for (const one of all) {
    const same = found.get(keyOf(one));
    if (same) same.push(one);
    else found.set(keyOf(one), [one]);
  }
  return found;
}
