import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { campaignFolder } from '#src/checker/projectFiles.ts';

/** Folder of the project. */
export const root = join(campaignFolder, '..');

/** The files of ours that a file imports; not those it only takes types from, nor those it loads later. */
function importsOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const names = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gm)].map(
    ([, name = '']) => name,
  );
  return names.map((name) => (name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name)));
}

/** The files of this project that these files load, themselves included. */
export function importClosure(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  files.forEach(visit);
  return seen;
}
