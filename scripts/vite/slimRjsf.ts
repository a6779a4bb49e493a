import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const registry = fileURLToPath(new URL('../../src/form/registry.ts', import.meta.url));

const unused = (what: string) =>
  `() => { throw new Error('A step schema holds ${what}, which this build leaves out.'); }`;

/** What stands for modules of RJSF that no step needs: texts in Markdown, references by URI, and `allOf`. */
const stubs: Record<string, string> = {
  '\0no-markdown': 'export const Markdown = ({ children }) => children;',
  '\0no-uri': `const refuse = ${unused('$ref or $id')};\nexport default { equal: refuse, resolve: refuse };`,
  '\0no-all-of': `export default ${unused('allOf')};`,
};

function replacementOf(id: string, importer: string): string | undefined {
  if (id.endsWith('/getDefaultRegistry.js') && importer.includes('@rjsf/core/')) return registry;
  if (id.startsWith('markdown-to-jsx')) return '\0no-markdown';
  if (id === 'fast-uri' && importer.includes('@rjsf/utils/')) return '\0no-uri';
  if (id.endsWith('/shallowAllOfMerge.js') && importer.includes('@rjsf/utils/')) return '\0no-all-of';
  return undefined;
}

/**
 * Puts our registry in the place of RJSF's default one, and stubs what no step needs: about 80 KB of the page, gzipped.
 * RJSF is not bundled ahead in development, so that a page has the same modules there.
 */
export function slimRjsf(): Plugin {
  return {
    name: 'slim-rjsf',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        exclude: ['@rjsf/core', '@rjsf/utils'],
        include: ['@rjsf/utils > react-is', '@rjsf/utils > jsonpointer', '@rjsf/utils > fast-equals'],
      },
    }),
    resolveId: (id, importer) => replacementOf(id, importer ?? ''),
    load: (id) => stubs[id],
  };
}
