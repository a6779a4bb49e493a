import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { newVersion, searchFor } from './searchFor.ts';

const own = (file: string) => fileURLToPath(new URL(`../../src/form/rjsf/${file}`, import.meta.url));

/** Modules of RJSF and what replaces them on a page; why, and until when: src/form/rjsf/README.md. */
const standIns: readonly [ending: string, path: string][] = [
  ['/components/Form.js', own('LayoutForm.tsx')],
  ['/getDefaultRegistry.js', own('registry.ts')],
  ['/createSchemaUtils.js', own('flatSchemaUtils.ts')],
  ['/deepEquals.js', own('deepEquals.ts')],
  ['/findSchemaDefinition.js', own('noReferences.ts')],
  ['/enums.js', own('noTexts.ts')],
  ['/resolveUiSchema.js', own('ownUiSchema.ts')],
  ['/shouldRenderOptionalField.js', own('noOptionalData.ts')],
];

/** Packages that RJSF imports and a step never uses: rich text. */
const unreached: Readonly<Record<string, string>> = {
  'markdown-to-jsx': 'export default ({ children }) => children; export const Markdown = ({ children }) => children;',
};

/** Keeps what RJSF brings and no step uses out of the bundle. A build fails where one of these is not imported by RJSF. */
export function slimRjsf(): Plugin {
  const prefix = '\0instead-of:';
  const replaced = [...standIns.map(([ending]) => ending), ...Object.keys(unreached)];
  const search = searchFor('slim-rjsf', replaced, newVersion('@rjsf/core or @rjsf/utils', 'slimRjsf.ts'));
  return {
    name: 'slim-rjsf',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('@rjsf/')) return undefined;
      const standIn = standIns.find(([ending]) => id.endsWith(ending));
      const name = standIn?.[0] ?? Object.keys(unreached).find((known) => id === known || id.startsWith(`${known}/`));
      if (name === undefined) return undefined;
      search.found(name);
      return standIn?.[1] ?? prefix + name;
    },
    load: (id) => (id.startsWith(prefix) ? unreached[id.slice(prefix.length)] : undefined),
    buildEnd: search.buildEnd,
  };
}
