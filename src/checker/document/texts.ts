import { sourceLocale } from '#src/generated/locales.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import type { Tree } from './tree.ts';

/** A text of a document in its languages: the English, the object that has them all, and the names and numbers that lead to it. */
export type DocumentText = { english: string; tree: Tree; path: readonly (string | number)[] };

function collect(tree: Tree, path: readonly (string | number)[], texts: DocumentText[]): void {
  if (tree.kind === 'array') for (const [index, item] of tree.items.entries()) collect(item, [...path, index], texts);
  if (tree.kind !== 'object') return;
  const english = tree.members.get(sourceLocale)?.tree;
  if (english?.kind === 'scalar' && typeof english.value === 'string')
    texts.push({ english: english.value, tree, path });
  else for (const [name, member] of tree.members) if (name !== 'copy') collect(member.tree, [...path, name], texts);
}

/** Every text that the document writes in English, in its order, but those of `copy`. */
export const textsIn: (tree: Tree) => readonly DocumentText[] = onceFor((tree: Tree) => {
  const texts: DocumentText[] = [];
  collect(tree, [], texts);
  return texts;
});
