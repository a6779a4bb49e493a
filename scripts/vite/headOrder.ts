import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { preparedId } from '#src/app/entry/prepared.ts';

const early = '/src/app/entry/earlyPresses.ts';
const earlyName = 'early.js';
/** By far the largest file of a first page. */
const react = '/node_modules/react-dom/cjs/react-dom-client.production.js';

const sheet = /\n\s*<link rel="stylesheet"[^>]*>/;
const entry = /\n\s*<script type="module" crossorigin[^>]*><\/script>/;

/** What the page is not drawn by leaves a slow line to the style sheet. */
const behind = 'fetchpriority="low"';

/**
 * Has a browser draw the page once all of its markup is read: it is one file, and drawing each part that is read takes longer.
 * What is waited for begins after it; waiting for the markup itself ends where that begins.
 */
const drawnWhole = `<link rel="expect" blocking="render" href="#${preparedId}">`;

function failed(place: string): Error {
  return new Error(
    `The build plugin head-order did not find ${place}. ` +
      'It was probably moved or renamed, or nothing imports it; see scripts/vite/headOrder.ts.',
  );
}

/** Builds a module and what it imports as one script that is no module. */
async function plainScript(root: string, module: string): Promise<string> {
  const entryOfScript = join(root, module);
  if (!existsSync(entryOfScript)) throw failed(module);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry: entryOfScript, formats: ['iife'], name: 'early' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw failed(`a script built of ${module}`);
  return output.output[0].code;
}

/**
 * Has the head of the page ask first for what is needed soonest or takes longest, in this order: the style sheet, by which
 * the page is drawn, the small script that keeps early presses, and the files of React and of the entry. A browser asks for
 * few files at a time, and else the largest would be the last.
 *
 * The small script ends the head and is no module: browsers run it once the style sheet is there, and read the rest of the
 * page after it. So nothing can be pressed that it does not keep, and a page is laid out with its styles alone, not once
 * without them, which takes a slow phone longer. Throws where the build has none of these.
 */
export function headOrder(): Plugin {
  return {
    name: 'head-order',
    async buildStart() {
      const { mode, name, config } = this.environment;
      if (mode !== 'build' || name !== 'client') return;
      this.emitFile({ type: 'asset', name: earlyName, source: await plainScript(config.root, early) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // In development styles and packages are no files.
        if (!bundle) return html.replace('<head>', () => `<head><script type="module" src="${early}"></script>`);
        const parts = Object.values(bundle);
        const fileWith = (source: string) => {
          const built = parts.find((part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(source)));
          if (!built) throw failed(`${source} in any file of the build`);
          return `/${built.fileName}`;
        };
        const tagOf = (tag: RegExp, what: string) => {
          const [found] = tag.exec(html) ?? [];
          if (!found) throw failed(`${what} in the head of the page`);
          return found;
        };
        const earlyPart = parts.find((part) => part.type === 'asset' && part.names.includes(earlyName));
        if (!earlyPart) throw failed(`${earlyName} in the build`);
        const reactFile = fileWith(react);
        const [sheetTag, entryTag] = [tagOf(sheet, 'the style sheet'), tagOf(entry, 'its script')];
        const first = [
          sheetTag.trim(),
          `<link rel="preload" as="script" href="/${earlyPart.fileName}">`,
          `<link rel="modulepreload" ${behind} href="${reactFile}">`,
          entryTag.trim().replace('<script', `<script ${behind}`),
          drawnWhole,
        ];
        return html
          .replace(sheetTag, '')
          .replace(entryTag, '')
          .replace('<head>', () => ['<head>', ...first].join('\n    '))
          .replace('</head>', () => `  <script src="/${earlyPart.fileName}"></script>\n  </head>`);
      },
    },
  };
}
