import { onceFor } from '#src/checker/onceFor.ts';
import type { Library, ReadSource } from './library.ts';
import { parseSource, type Parsed, type Tree } from './tree.ts';

type Known = Map<string, { text: string; parsed: Parsed }>;

/** The documents of a library that were parsed, by name. */
const parsedIn: (library: Library) => Known = onceFor((): Known => new Map());

/** A source as it was parsed: one that a library gives again is the same document. */
const parsedOf: (source: ReadSource) => Parsed = onceFor(parseSource);

/** A document of the library as it is written: parsed anew where its text is another one. Undefined where there is none. */
export function parsedDocument(name: string, library: Library): Parsed | undefined {
  const source = library.read(name);
  if (!source) return undefined;
  const known = parsedIn(library);
  const before = known.get(name);
  if (before?.text === source.text && source.problem === undefined) return before.parsed;
  const parsed = parsedOf(source);
  known.set(name, { text: source.text, parsed });
  return parsed;
}

/** The documents of the library as they are written, by name, as far as they can be read: what is wrong with one is a finding of its own. */
export const writtenDocuments: (library: Library) => ReadonlyMap<string, Tree> = onceFor((library: Library) => {
  return new Map(
    library.names.flatMap((name) => {
      const tree = parsedDocument(name, library)?.tree;
      return tree ? [[name, tree] as const] : [];
    }),
  );
});
