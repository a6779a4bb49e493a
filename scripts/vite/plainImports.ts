import type { Plugin } from 'vite';
import { buildOfPages } from './buildOfPages.ts';
import { newVersion, searchFor } from './searchFor.ts';

const helper = 'vite/preload-helper.js';

/** Id of the module through which files of a build import others later. */
export const importHelper = `\0${helper}`;

/**
 * Vite wraps each `import()` so that styles and chunks are fetched ahead; here the server's head names them already.
 * A build for browsers fails where Vite loads no such wrapper; one for the server has none.
 */
export function plainImports(): Plugin {
  const search = searchFor('plain-imports', [helper], newVersion('vite', 'plainImports.ts'));
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: buildOfPages,
    load(id) {
      if (id !== importHelper) return undefined;
      search.found(helper);
      return 'export const __vitePreload = (load) => load();';
    },
    buildEnd: search.buildEnd,
  };
}
