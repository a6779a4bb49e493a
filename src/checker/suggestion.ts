/**
 * Number of letters to add, remove or exchange, or to exchange with the next one, to turn one word into the other. Where one has half of
 * the letters of the other or fewer they are not alike, and it is by how many they differ in length, so that long words take no time.
 */
export function distance(from: string, to: string): number {
  const longer = Math.abs(from.length - to.length);
  if (longer * 2 >= Math.max(from.length, to.length) && longer > 0) return longer;
  const [letters, others] = [from.toLowerCase(), to.toLowerCase()];
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of letters.split('').entries()) {
    const next = [line + 1];
    for (const [column, other] of others.split('').entries()) {
      const exchanged = (row[column] ?? 0) + (letter === other ? 0 : 1);
      const isTurned = letter === others[column - 1] && letters[line - 1] === other;
      const turned = isTurned ? (before[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(exchanged, turned, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

/** Whether both have the same letters, in another order. */
const isMixedUp = (word: string, other: string) =>
  word.split('').toSorted().join() === other.split('').toSorted().join();

/** The most similar of the other words, if one is similar at all: less than half of its letters differ, or their order alone. Never the word itself. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const others = words.filter((one) => one !== word);
  const rated = others.map((one) => ({ one, far: distance(word, one) })).toSorted((a, b) => a.far - b.far);
  const [best] = rated;
  return best && (best.far * 2 < Math.max(word.length, best.one.length) || isMixedUp(word, best.one))
    ? best.one
    : undefined;
}

/** Product constant: letters in which a slip of the pen differs from what was meant. */
const MOST_SLIPS = 2;

/** The only one of the other words that the word can be a slip of: none where another is as similar, or half of it differs. */
export function onlyNear(word: string, words: readonly string[]): string | undefined {
  const near = words.filter((one) => {
    const far = distance(word, one);
    return one !== word && far <= MOST_SLIPS && far * 3 <= one.length;
  });
  return near.length === 1 ? near[0] : undefined;
}

/** ` Did you mean "x"?`, or nothing. */
export function suggestion(word: string, words: readonly string[]): string {
  const found = nearest(word, words);
  return found === undefined ? '' : `. Did you mean "${found}"?`;
}

/** That there is no campaign of the name among these, and which one may be meant: also by the path of its file. */
export function noCampaign(name: string, names: readonly string[]): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const file = last.endsWith('.json') ? last.slice(0, -'.json'.length) : '';
  const hint = names.includes(file) ? `. Did you mean "${file}"?` : suggestion(name, names);
  return `There is no campaign "${name}"${hint}`;
}
