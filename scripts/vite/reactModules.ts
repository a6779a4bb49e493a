import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { buildOfPages } from './buildOfPages.ts';
import { newVersion, searchFor } from './searchFor.ts';

/** What pages load of React: the file that is imported, and the file beside it that has the code of production. */
export const reactFiles = {
  'react/index.js': 'cjs/react.production.js',
  'react/jsx-runtime.js': 'cjs/react-jsx-runtime.production.js',
  'react-dom/index.js': 'cjs/react-dom.production.js',
  'react-dom/client.js': 'cjs/react-dom-client.production.js',
  'scheduler/index.js': 'cjs/scheduler.production.js',
} as const;

const entries = new Map<string, string>(Object.entries(reactFiles));
const production = new Set(Object.values(reactFiles).map((path) => basename(path)));

/** Files of these packages, whatever folder holds them. */
const file = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:cjs\/)?[\w-]+(?:\.\w+)?\.js$/;

/** A line by which a file of React requires a package. */
const requirement = /^(?:var)? +(\w+) = require\("([\w-]+)"\)[,;]$/gm;

/** What React DOM asks of a scheduler that only developers have. */
const ofDevelopers = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/** The CommonJS text as an ES module, in which a variable holds each export; `undefined` where it has parts not known here. */
function asModule(text: string): string | undefined {
  const imports = [...text.matchAll(requirement)].map(([, name, from]) => `import * as ${name} from '${from}';`);
  const names = new Set([...text.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name));
  const code = text
    .replace(requirement, '')
    .replace(ofDevelopers, 'undefined')
    .replace(/^exports\.(?=\w+ =)/gm, 'var exported_')
    .replace(/\bexports\./g, 'exported_');
  if (/\brequire\(|\bexports\b/.test(code)) return undefined;
  return [...imports, code, `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };`].join(
    '\n',
  );
}

/**
 * Gives a build for browsers the files of React, which are CommonJS, as ES modules: pages call its functions directly, not as
 * properties of an object, and the bundler leaves out what nobody imports. A build fails where a file is not found or has
 * another form.
 */
export function reactModules(): Plugin {
  const search = searchFor(
    'react-modules',
    [...entries].flat(),
    newVersion('react, react-dom or scheduler', 'reactModules.ts'),
  );
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: buildOfPages,
    transform(text, id) {
      if (!file.test(id)) return undefined;
      const name = basename(id);
      if (production.has(name)) {
        const code = asModule(text);
        if (code === undefined) return undefined;
        search.found(`cjs/${name}`);
        return { code, map: null };
      }
      const entry = `${basename(dirname(id))}/${name}`;
      const path = entries.get(entry);
      if (path === undefined) return undefined;
      search.found(entry);
      const code = `import * as all from './${path}'; export * from './${path}'; export { all as default };`;
      return { code, map: null };
    },
    buildEnd: search.buildEnd,
  };
}
