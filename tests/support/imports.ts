import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** An import, of types too: the importing file, the specifier in quotes, and the file of ours that it names. */
export type Import = { from: string; specifier: string; to: string | undefined };

/** Names and the names that each may import. */
export type ImportTable = ReadonlyMap<string, readonly string[]>;

/** The code below some folders, `{src,widgets}` for several: paths from the root, without tests and what only they use. */
export const codeFiles = (folders: string): string[] =>
  globSync(`${folders}/**/*.{ts,tsx}`).filter((file) => !/\.test\.|Suite\.tsx?$|\.d\.ts$|\/testing\//.test(file));

/** Every import of a file, static and dynamic. */
export function importsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, specifier = '']) => ({ from: file, specifier, to: targetOf(file, specifier) }));
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

/** Reads rows of `name: names that it may import`, which end with `;` or with their line. */
export const tableOf = (text: string): ImportTable =>
  new Map(
    text.split(/;\s*|\n\s*/).map((row) => {
      const [name = '', names = ''] = row.split(':');
      return [name, names.split(' ').filter((each) => each !== '')];
    }),
  );

/** The room of a path below `folder`: its folder there, or its own name for a file at the top; undefined elsewhere. */
function roomOf(path: string, folder: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  return path
    .slice(folder.length + 1)
    .split('/')[0]
    ?.replace(/\.tsx?$/, '');
}

/** Imports from room to room of `folder` that the table does not name, as `file -> file`. */
export function wrongRoomImports(folder: string, table: ImportTable): string[] {
  return codeFiles(folder)
    .flatMap(importsOf)
    .flatMap(({ from, to = '' }) => {
      const [own = '', other] = [roomOf(from, folder), roomOf(to, folder)];
      const isAllowed = other === undefined || other === own || table.get(own)?.includes(other);
      return isAllowed ? [] : [`${from} -> ${to}`];
    });
}

/** Circles among names: for each, its names in order, the first one again at the end. None when there is none. */
export function circlesIn(arrows: ImportTable): string[] {
  const [done, path, circles] = [new Set<string>(), [] as string[], [] as string[]];
  const follow = (name: string) => {
    const start = path.indexOf(name);
    if (start >= 0) circles.push([...path.slice(start), name].join(' -> '));
    if (start >= 0 || done.has(name)) return;
    path.push(name);
    for (const next of arrows.get(name) ?? []) follow(next);
    path.pop();
    done.add(name);
  };
  for (const name of arrows.keys()) follow(name);
  return circles;
}

/** Circles among the imports of files, each as a line. */
export const fileCircles = (files: readonly string[]): string[] =>
  circlesIn(new Map(files.map((file) => [file, importsOf(file).flatMap(({ to }) => to ?? [])])));
