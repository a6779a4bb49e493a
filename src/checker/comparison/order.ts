/** The longest row of names that stand in this order in both lists. */
function standing(before: readonly string[], after: readonly string[]): Set<string> {
  const rows = new Map<string, string[]>();
  for (const name of before) {
    const at = after.indexOf(name);
    const ahead = [...rows].filter(([other]) => after.indexOf(other) < at).map(([, row]) => row);
    const longest = ahead.reduce((best, row) => (row.length > best.length ? row : best), [] as string[]);
    rows.set(name, [...longest, name]);
  }
  return new Set([...rows.values()].reduce((best, row) => (row.length > best.length ? row : best), []));
}

type Named = readonly { id: string }[];

/** Pairs of fields that stand in another order than before: one that was moved, and one that it was moved past. */
export function crossedFields(before: Named, after: Named): [moved: string, past: string][] {
  const [old, now] = [before, after].map((fields) => fields.map(({ id }) => id));
  const both = (old ?? []).filter((id) => now?.includes(id));
  const others = (now ?? []).filter((id) => both.includes(id));
  const isStanding = standing(both, others);
  return both.flatMap((moved, index) => {
    if (isStanding.has(moved)) return [];
    const crossed = both.filter(
      (other, at) => at !== index && at < index !== others.indexOf(other) < others.indexOf(moved),
    );
    const once = crossed.filter((other) => isStanding.has(other) || both.indexOf(other) > index);
    return once.map((past): [string, string] => [moved, past]);
  });
}
