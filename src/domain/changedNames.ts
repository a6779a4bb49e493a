/** Names of the entries that differ, those that only one of the two has among them. */
export function changedNames<T extends object>(before: T, now: T): ReadonlySet<string> {
  const changed = new Set<string>();
  if (before === now) return changed;
  for (const name in now) if (before[name] !== now[name]) changed.add(name);
  for (const name in before) if (!(name in now)) changed.add(name);
  return changed;
}

/** Whether one of these names has changed. */
export function hasSome(changed: ReadonlySet<string>, names: Iterable<string>): boolean {
  if (changed.size > 0) for (const name of names) if (changed.has(name)) return true;
  return false;
}
