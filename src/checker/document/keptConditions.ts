import type { Finding } from '#src/checker/finding.ts';
import { partOf, placeOf, textAt } from './tree.ts';
import type { Tree } from './tree.ts';

type Inherited = { name: string; tree: Tree };

/** What a merge keeps of a part: those of its members that the patch does not write, by their names. */
function keptOf(base: Tree | undefined, patch: Tree | undefined): Inherited[] {
  if (base?.kind !== 'object') return [];
  const written = patch?.kind === 'object' ? patch.members : new Map<string, unknown>();
  return [...base.members].flatMap(([name, { tree }]) => (written.has(name) ? [] : [{ name, tree }]));
}

/** Whether the inherited member asks for the opposite: a condition that is written without it reads as if it held. */
const isOpposite = ({ name, tree }: Inherited) => name === 'is' && tree.kind === 'scalar' && tree.value === false;

/**
 * What a condition keeps of the inherited one without saying it: the opposite, and parameters that were meant for another
 * rule. A rule that is named again may keep its other parameters.
 */
export function keptFindings(base: Tree, patch: Tree): Finding[] {
  const [before, rule] = [textAt(base, 'rule'), textAt(patch, 'rule')];
  if (before === undefined || rule === undefined) return [];
  const params = partOf(patch, ['params']);
  // Null takes all parameters away, and anything else that is no object replaces them.
  const isMerged = before !== rule && (!params || params.kind === 'object');
  const kept = [
    ...keptOf(base, patch).flatMap((member) => (isOpposite(member) ? ['`"is": false`'] : [])),
    ...(isMerged ? keptOf(partOf(base, ['params']), params).map(({ name }) => `"${name}"`) : []),
  ];
  if (kept.length === 0) return [];
  const message =
    `This condition names "${rule}" and keeps ${kept.join(' and ')} of the inherited one, "${before}": ` +
    'say `is` and each parameter here, or write the condition in a list, which replaces the inherited one';
  return [{ code: 'C079', at: placeOf(patch, ['rule']), message }];
}
