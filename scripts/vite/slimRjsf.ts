import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string) => fileURLToPath(new URL(`../../src/form/rjsf/${file}`, import.meta.url));

/** Modules of RJSF and what stands in for them on a page; each of ours says why it is enough. */
const standIns: readonly [ending: string, path: string][] = [
  ['/getDefaultRegistry.js', own('registry.ts')],
  ['/createSchemaUtils.js', own('flatSchemaUtils.ts')],
  ['/deepEquals.js', own('deepEquals.ts')],
  ['/findSchemaDefinition.js', own('noReferences.ts')],
];

/** Packages that RJSF imports and a step never reaches: rich text and the resolving of references. */
const unreached: Readonly<Record<string, string>> = {
  'markdown-to-jsx': 'export default ({ children }) => children; export const Markdown = ({ children }) => children;',
  'fast-uri': 'export default {};',
};

/** Keeps out of the bundle what RJSF brings and a step does not use. */
export function slimRjsf(): Plugin {
  const prefix = '\0instead-of:';
  return {
    name: 'slim-rjsf',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('@rjsf/')) return undefined;
      const standIn = standIns.find(([ending]) => id.endsWith(ending))?.[1];
      if (standIn) return standIn;
      const name = Object.keys(unreached).find((known) => id === known || id.startsWith(`${known}/`));
      return name && prefix + name;
    },
    load: (id) => (id.startsWith(prefix) ? unreached[id.slice(prefix.length)] : undefined),
  };
}
