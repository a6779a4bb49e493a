import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderLibrary } from './projectFiles.ts';
import type { Library } from '#src/checker/document/loadDocument.ts';
import type { Setting } from './readCampaign.ts';
import { consentLibrary } from './consents.ts';
import { registries } from './registries.ts';
import { storedSchemas } from '#src/checker/findings/schemaFindings.ts';

/** Folder of the documents of this project. */
export const campaignFolder = fileURLToPath(new URL('../../campaigns/', import.meta.url));

/** The library of a folder, its files named from `root`, as people read them. */
function libraryFrom(folder: string, root: string): Library {
  const library = folderLibrary(folder);
  return {
    ...library,
    read(name) {
      const source = library.read(name);
      return source && { ...source, file: relative(root, source.file) };
    },
  };
}

/** Documents and consents of a folder, with everything this project registers. */
export function settingOf(folder: string, root: string): Setting {
  const consents = consentLibrary(`${folder}/consents`);
  return { library: libraryFrom(folder, root), consents, registries, schemas: storedSchemas() };
}
