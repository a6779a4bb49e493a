import type { Plugin } from 'vite';

/** Vite wraps each `import()` so that styles and chunks are fetched ahead; here the server's head names them already. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
