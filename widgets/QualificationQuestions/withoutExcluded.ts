import type { Criterion } from '#src/domain/facts.ts';

/** The chosen responses after one more: one that excludes the others takes their place, and any other takes its. */
export function withoutExcluded(
  { responses }: Criterion,
  chosen: readonly number[],
  before: readonly number[],
): readonly number[] {
  const added = chosen.find((id) => !before.includes(id));
  if (added === undefined) return chosen;
  const excludes = (id: number) => responses.some((response) => response.id === id && response.exclusive);
  return chosen.filter((id) => id === added || !(excludes(id) || excludes(added)));
}
