import { onceFor } from '#src/checker/onceFor.ts';
import type { Library } from './loadDocument.ts';
import { parseSource, type Tree } from './tree.ts';

/** The documents of the library as they are written, by name, as far as they can be read: what is wrong with one is a finding of its own. */
export const writtenDocuments: (library: Library) => ReadonlyMap<string, Tree> = onceFor((library: Library) => {
  const read = (name: string) => {
    const source = library.read(name);
    return source && parseSource(source).tree;
  };
  return new Map(
    library.names.flatMap((name) => {
      const tree = read(name);
      return tree ? [[name, tree] as const] : [];
    }),
  );
});
