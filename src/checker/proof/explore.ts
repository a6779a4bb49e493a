/** Picks one of several ways; each of them is taken in some run. */
export type Choose = (ways: readonly string[]) => string;

/**
 * Runs `visit` once for every sequence of picks it can make, the first ways first; whatever else it does must depend on its
 * picks alone. Stops when `visit` answers `done`. Returns false where more than `most` runs would be needed.
 */
export function explore(visit: (choose: Choose) => 'done' | undefined, most: number): boolean {
  let taken: { way: number; of: number }[] = [];
  for (let run = 0; run < most; run += 1) {
    let depth = 0;
    const choose: Choose = (ways) => {
      const pick = (taken[depth] ??= { way: 0, of: ways.length });
      depth += 1;
      const way = ways[pick.way];
      if (way === undefined) throw new Error('There is no way to take here.');
      return way;
    };
    if (visit(choose) === 'done') return true;
    const last = taken.findLastIndex(({ way, of }) => way + 1 < of);
    if (last === -1) return true;
    taken = taken.slice(0, last + 1).map((pick, index) => (index === last ? { ...pick, way: pick.way + 1 } : pick));
  }
  return false;
}
