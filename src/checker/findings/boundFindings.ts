import type { Finding } from '#src/checker/finding.ts';
import type { Tree } from '#src/checker/document/tree.ts';

const numberIn = (tree: Tree | undefined) =>
  tree?.kind === 'scalar' && typeof tree.value === 'number' ? tree.value : undefined;

/** Bounds with nothing between them, such as `minAge` above `maxAge` of an example visitor's study, or a `first` question behind the `last`: the schema knows each alone. */
export function boundFindings(tree: Tree): Finding[] {
  if (tree.kind === 'array') return tree.items.flatMap(boundFindings);
  if (tree.kind === 'scalar') return [];
  return [...tree.members].flatMap(([name, { tree: least }]) => {
    const other = name === 'first' ? 'last' : name.replace(/^min(?=[A-Z])/, 'max');
    const [from, to] = [numberIn(least), other === name ? undefined : numberIn(tree.members.get(other)?.tree)];
    if (from === undefined || to === undefined || from <= to) return boundFindings(least);
    return [
      { code: 'C016', at: least.at, message: `"${name}" ${from} is above "${other}" ${to}: nothing is between them` },
    ];
  });
}
