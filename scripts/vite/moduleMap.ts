import type { Plugin } from 'vite';

/** Where the build says which module went into which file, below the folder of the build. */
export const moduleMapFile = '.vite/modules.json';

/** Length of each module in a file, before minification and compression, by the file and the module's id. */
export type ModuleMap = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes beside the manifest of a build what is inside its files. */
export function moduleMap(): Plugin {
  return {
    name: 'module-map',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const map: ModuleMap = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
        ]),
      );
      this.emitFile({ type: 'asset', fileName: moduleMapFile, source: JSON.stringify(map) });
    },
  };
}
