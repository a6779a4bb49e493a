import { mergeDocument } from './merge.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Fault, Source } from '#src/checker/finding.ts';
import { parseSource, placeOf, textAt } from './tree.ts';
import type { Tree } from './tree.ts';

/** Where campaign documents are had from, by name. */
export type Library = { names: readonly string[]; read(name: string): Source | undefined };

export type Loaded = {
  /** The document with everything it inherits; absent where a fault kept it from being put together. */
  tree?: Tree;
  /** The document and its bases as written, the document first. */
  written: readonly Tree[];
  /** Every file that was read, those with faults included. */
  files: readonly string[];
  faults: readonly Fault[];
};

const nameless = (name: string, library: Library) => `There is no campaign "${name}"${suggestion(name, library.names)}`;

function ownFaults(tree: Tree, name: string): Fault[] {
  const written = textAt(tree, 'name');
  if (written === undefined || written === name) return [];
  return [{ at: placeOf(tree, ['name']), message: `The name must be that of the file: expected "${name}"` }];
}

function extend(tree: Tree, library: Library, chain: readonly string[]): Loaded {
  const base = textAt(tree, 'extends');
  if (base === undefined) return { ...mergeDocument(undefined, tree), written: [tree], files: [] };
  const at = placeOf(tree, ['extends']);
  if (chain.includes(base)) {
    const circle = [...chain.slice(chain.indexOf(base)), base].join(' -> ');
    return { written: [tree], files: [], faults: [{ at, message: `A campaign cannot extend itself: ${circle}` }] };
  }
  if (!library.names.includes(base))
    return { written: [tree], files: [], faults: [{ at, message: nameless(base, library) }] };
  const loaded = load(base, library, [...chain, base]);
  const written = [tree, ...loaded.written];
  if (!loaded.tree) return { written, files: loaded.files, faults: loaded.faults };
  const merged = mergeDocument(loaded.tree, tree);
  return { tree: merged.tree, written, files: loaded.files, faults: [...loaded.faults, ...merged.faults] };
}

function load(name: string, library: Library, chain: readonly string[]): Loaded {
  const source = library.read(name);
  if (!source) return { written: [], files: [], faults: [{ message: nameless(name, library) }] };
  const parsed = parseSource(source);
  if (!parsed.tree) return { written: [], files: [source.file], faults: parsed.faults };
  const own = [...parsed.faults, ...ownFaults(parsed.tree, name)];
  const { files, faults, ...rest } = extend(parsed.tree, library, chain);
  return { ...rest, files: [source.file, ...files], faults: [...own, ...faults] };
}

/** Reads a document and, base by base, what it extends. Never throws: what is wrong is among the faults. */
export function loadDocument(name: string, library: Library): Loaded {
  return load(name, library, [name]);
}
