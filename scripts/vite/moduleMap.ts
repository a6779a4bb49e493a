import type { Plugin } from 'vite';
import { buildOfPages } from './buildOfPages.ts';
import { newVersion } from './searchFor.ts';

/** File in which a build lists the modules of each of its files, below the folder of the build. */
export const moduleMapFile = '.vite/modules.json';

export type ModuleMap = Readonly<{
  /** Length of each module in a file, before minification and compression, by the file and the module's id. */
  files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Ids of the modules that each module imports statically. */
  imports: Readonly<Record<string, readonly string[]>>;
}>;

/** Writes the map of modules beside the manifest of a build; a build without any module fails. */
export function moduleMap(): Plugin {
  return {
    name: 'module-map',
    apply: buildOfPages,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      if (chunks.every(({ modules }) => Object.keys(modules).length === 0))
        this.error(
          `The build plugin module-map did not find a module in any file. ${newVersion('vite', 'moduleMap.ts')}`,
        );
      const files = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
        ]),
      );
      const imports = Object.fromEntries(
        [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]),
      );
      const map: ModuleMap = { files, imports };
      this.emitFile({ type: 'asset', fileName: moduleMapFile, source: JSON.stringify(map) });
    },
  };
}
