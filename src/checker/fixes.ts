import { findNodeAtOffset, getLocation, parseTree, type Node } from 'jsonc-parser';
import type { Edit, Finding, Place } from './finding.ts';
import { onlyNear } from './suggestion.ts';

const endOf = ({ offset, length }: Node) => offset + length;

type Fixed = Pick<Finding, 'fix'>;

/** The name at the place, its quotes included, becomes another one. */
export const renamed = ({ offset, length }: Place, name: string): Fixed => ({
  fix: [{ offset, length, content: JSON.stringify(name) }],
});

/** A name at the place that can only be a slip of one of those that are known and not `taken` becomes that one. */
export function corrected(at: Place, name: string, known: readonly string[], taken: readonly string[] = []): Fixed {
  const meant = known.includes(name) ? undefined : onlyNear(name, known);
  return meant === undefined || taken.includes(meant) ? {} : renamed(at, meant);
}

/** What stands at the place goes, with its name; an entry that is the only one of a list goes with the list. */
export function removed({ source: { text }, offset }: Place): Fixed {
  const root = parseTree(text);
  const found = root && findNodeAtOffset(root, offset);
  if (!found) return {};
  const isOnly = found.parent?.type === 'array' && found.parent.children?.length === 1;
  const value = isOnly && found.parent ? found.parent : found;
  const whole = value.parent?.type === 'property' ? value.parent : value;
  const siblings = whole.parent?.children ?? [];
  const index = siblings.indexOf(whole);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  // With the comma and the spaces that part it from its neighbor.
  const start = before ? endOf(before) : whole.offset;
  const end = before || !after ? endOf(whole) : after.offset;
  return { fix: [{ offset: start, length: end - start, content: '' }] };
}

/** Where the words at the offset stand: the object whose name they are, or the list whose entry; elsewhere nothing else can be the same. */
function placeAmongOthers(text: string, offset: number): string {
  const { path, isAtPropertyKey } = getLocation(text, offset);
  const isAmongOthers = isAtPropertyKey || typeof path.at(-1) === 'number';
  return JSON.stringify(isAmongOthers ? path.slice(0, -1) : path);
}

/** What a finding writes, with where that stands. */
const writtenBy = ({ at: { source }, fix = [] }: Finding): string[] =>
  fix.flatMap(({ offset, content }) => (content === '' ? [] : [`${content} ${placeAmongOthers(source.text, offset)}`]));

/** The findings but for those that give several names or entries of one place the same words: which of them is meant is not known. */
function apart(findings: readonly Finding[]): Finding[] {
  const all = findings.map((finding) => ({ finding, keys: writtenBy(finding) }));
  const times = new Map<string, number>();
  for (const key of all.flatMap(({ keys }) => keys)) times.set(key, (times.get(key) ?? 0) + 1);
  return all.flatMap(({ finding, keys }) => (keys.some((key) => (times.get(key) ?? 0) > 1) ? [] : [finding]));
}

/** The edits of these findings that change nothing twice, an earlier finding before a later one, and give no two the same name. */
export function editsOf(findings: readonly Finding[]): Edit[] {
  const edits: Edit[] = [];
  const isFree = ({ offset, length }: Edit) =>
    edits.every((one) => offset + length <= one.offset || offset >= one.offset + one.length);
  for (const { fix = [] } of apart(findings)) if (fix.every(isFree)) edits.push(...fix);
  return edits;
}
