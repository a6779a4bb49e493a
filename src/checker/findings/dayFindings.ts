import { isIsoDate } from '#src/domain/dates.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Tree } from '#src/checker/document/tree.ts';

/** A day, or a moment that begins with its day. */
const day = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/;

/** Days that no calendar has, such as 30 February, wherever the document writes one: the schema knows their form alone. */
export function dayFindings(tree: Tree): Finding[] {
  if (tree.kind === 'array') return tree.items.flatMap(dayFindings);
  if (tree.kind === 'object') return [...tree.members.values()].flatMap((member) => dayFindings(member.tree));
  const written = typeof tree.value === 'string' ? day.exec(tree.value)?.[1] : undefined;
  if (written === undefined || isIsoDate(written)) return [];
  return [{ code: 'C016', at: tree.at, message: `There is no day "${written}": write one that exists, as YYYY-MM-DD` }];
}
