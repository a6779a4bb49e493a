import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const main = new URL('../../src/ui/ui.css', import.meta.url);

/** The statement of the main style sheet that says which layer stands above which. */
function layerOrder(): string {
  const [statement] = /^@layer [^;{]+;/.exec(readFileSync(main, 'utf8')) ?? [];
  if (!statement) throw new Error(`${main.pathname} begins with the order of its layers.`);
  return statement;
}

/** A style sheet that says the order of the layers itself. */
export const inLayerOrder = (css: string) => (/^@layer [^;{]+;/.test(css) ? css : `${layerOrder()}\n${css}`);

/**
 * Begins every style sheet with that order. Layers stand in the order in which they are first named, and the styles of
 * a lazy component may come first in the one sheet that all are put into.
 */
export function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? { code: inLayerOrder(code), map: null } : undefined),
  };
}
