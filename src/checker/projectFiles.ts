import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '#src/checker/document/loadDocument.ts';

/** The campaign documents of a folder; paths of files begin with the folder as given. */
export function folderLibrary(folder: string): Library {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    names,
    read(name) {
      if (!names.includes(name)) return undefined;
      const file = join(folder, `${name}.json`);
      return { file, text: readFileSync(file, 'utf8') };
    },
  };
}

/** The names that are flows: a leading underscore marks a base for others. */
export const flowsOf = ({ names }: Library) => names.filter((name) => !name.startsWith('_'));
