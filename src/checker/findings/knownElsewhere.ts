import type { Library } from '#src/checker/document/library.ts';
import { textAt, valueOf, type Tree } from '#src/checker/document/tree.ts';
import { writtenDocuments } from '#src/checker/document/writtenDocuments.ts';

const othersOf = (name: string, library: Library): Tree[] =>
  [...writtenDocuments(library)].flatMap(([other, tree]) => (other === name ? [] : [tree]));

/** The statuses that other campaigns save their leads with. */
export const statusesElsewhere = (name: string, library: Library): string[] =>
  othersOf(name, library).flatMap((tree) => textAt(tree, 'leadSpecialStatus') ?? []);

/** The codes under which other campaigns count events by this effect. */
export function codesElsewhere(name: string, library: Library, effect: string): string[] {
  const codes: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('effect' in part && part.effect === effect && 'params' in part) {
      const { params } = part;
      if (typeof params === 'object' && params !== null && 'code' in params) codes.push(String(params.code));
    }
    for (const below of Object.values(part)) collect(below);
  };
  for (const tree of othersOf(name, library)) {
    const document = valueOf(tree);
    if (typeof document === 'object' && document !== null && 'steps' in document) collect(document.steps);
  }
  return codes;
}
