type Leaves = ReadonlyMap<string, string | undefined>;

function leavesOf(value: unknown, path: string): [path: string, text: string | undefined][] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [];
  return entries.flatMap(([name, part]) => leavesOf(part, path === '' ? name : `${path}.${name}`));
}

/** Product constant: how much of a long text is shown around what changed in it, and how much of that, in characters. */
const [around, most] = [20, 160];

/** The part of a text that differs from another, with a little of what stands around it. */
function differing(text: string, other: string): string {
  const [letters, others] = [Array.from(text), Array.from(other)];
  const first = letters.findIndex((letter, index) => letter !== others[index]);
  const from = Math.max(0, (first === -1 ? letters.length : first) - around);
  let same = 0;
  while (same < Math.min(letters.length, others.length) - from && letters.at(-1 - same) === others.at(-1 - same))
    same += 1;
  const to = Math.min(letters.length, letters.length - same + around, from + most);
  return `${from > 0 ? '…' : ''}${letters.slice(from, to).join('')}${to < letters.length ? '…' : ''}`;
}

/** A text as code in Markdown: nothing in it is a link, a mention or a tag. */
export function quoted(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** What differs between two values, part by part, in words: a difference of defaults that are written out is none. */
export function changedValues(before: unknown, after: unknown): string[] {
  const [old, now]: Leaves[] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))];
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...paths].flatMap((path) => {
    const [was, is] = [old?.get(path), now?.get(path)];
    if (was === is) return [];
    const part = path === '' ? '' : `${path}: `;
    if (was === undefined) return [`${part}now ${quoted(differing(is ?? '', ''))}`];
    if (is === undefined) return [`${part}no longer ${quoted(differing(was, ''))}`];
    return [`${part}${quoted(differing(is, was))} instead of ${quoted(differing(was, is))}`];
  });
}
