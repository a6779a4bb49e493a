import type { ConsentLibrary } from './consents.ts';
import type { Library } from './document/library.ts';
import { consentLibrary, consentsName, folderLibrary, readRemembered } from './projectFiles.ts';
import { registries } from './registries.ts';
import type { Registries } from './registries.ts';
import type { Remembered } from './rememberedEnglish.ts';

/** Everything that campaigns are checked against: each other, the consent texts, and the names they may use. */
export type Project = {
  library: Library;
  consents: ConsentLibrary;
  registries: Registries;
  /** What the translations were made from. */
  remembered: Remembered;
};

/** The campaigns of a folder, with its consents and all registered names; findings name files relative to `root`. */
export function openProject(folder: string, root: string): Project {
  return {
    library: folderLibrary(folder, root),
    consents: consentLibrary(`${folder}/${consentsName}`),
    registries,
    remembered: readRemembered(folder, root),
  };
}
