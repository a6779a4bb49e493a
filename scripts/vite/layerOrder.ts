import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { searchFor } from './searchFor.ts';

const main = new URL('../../src/ui/ui.css', import.meta.url);

/** The statement of the main style sheet that orders the layers. Throws where it is missing. */
function layerOrder(): string {
  const [statement] = /^@layer [^;{]+;/.exec(readFileSync(main, 'utf8')) ?? [];
  if (!statement) throw new Error(`${main.pathname} must begin with the order of its layers: @layer a, b;`);
  return statement;
}

/** A style sheet that begins with the order of the layers; the main one is returned as it is. */
export const inLayerOrder = (css: string) => (/^@layer [^;{]+;/.test(css) ? css : `${layerOrder()}\n${css}`);

/**
 * Begins every style sheet with that order. Layers stand in the order in which they are first named, and the styles of
 * a lazy component may come first in the one sheet that all are put into. A build without a style sheet fails.
 */
export function layersInOrder(): Plugin {
  const sheet = 'a style sheet';
  const search = searchFor('layers-in-order', [sheet], 'No module of the build imports a .css file any more.');
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined;
      search.found(sheet);
      return { code: inLayerOrder(code), map: null };
    },
    buildEnd: search.buildEnd,
  };
}
