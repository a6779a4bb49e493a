import { findNodeAtOffset, getNodePath, modify, parseTree } from 'jsonc-parser';
import type { Edit, Finding, Place } from './finding.ts';
import { onlyNear } from './suggestion.ts';

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
  const node = root && findNodeAtOffset(root, offset);
  if (!node) return {};
  const isOnly = node.parent?.type === 'array' && node.parent.children?.length === 1;
  const path = getNodePath(isOnly && node.parent ? node.parent : node);
  return { fix: modify(text, path, undefined, {}) };
}

/** The edits of these findings that change nothing twice, an earlier finding before a later one. */
export function editsOf(findings: readonly Finding[]): Edit[] {
  const edits: Edit[] = [];
  const isFree = ({ offset, length }: Edit) =>
    edits.every((one) => offset + length <= one.offset || offset >= one.offset + one.length);
  for (const { fix = [] } of findings) if (fix.every(isFree)) edits.push(...fix);
  return edits;
}
