/**
 * A small set of the candidates that meets every goal that all of them meet: each time the one with most new goals, the
 * earlier of two equal ones. The same candidates give the same set.
 */
export function cover<C extends { goals: readonly string[] }>(candidates: readonly C[]): C[] {
  const open = new Set(candidates.flatMap(({ goals }) => goals));
  const chosen: C[] = [];
  while (open.size > 0) {
    const gains = candidates.map(({ goals }) => goals.filter((goal) => open.has(goal)).length);
    const best = candidates[gains.indexOf(Math.max(...gains))];
    if (!best) break;
    chosen.push(best);
    for (const goal of best.goals) open.delete(goal);
  }
  return chosen;
}
