import type { Plugin } from 'vite';

const early = '/src/app/entry/earlyPresses.ts';
/** By far the largest file of a first page. */
const react = '/node_modules/react-dom/cjs/react-dom-client.production.js';

const sheet = /\n\s*<link rel="stylesheet"[^>]*>/;
const entry = /\n\s*<script type="module" crossorigin[^>]*><\/script>/;

/** What the page is not drawn by leaves a slow line to the style sheet. */
const behind = 'fetchpriority="low"';

const loadingEarly = (address: string) => `<script type="module" async src="${address}"></script>`;

function failed(place: string): Error {
  return new Error(
    `The build plugin head-order did not find ${place}. ` +
      'It was probably moved or renamed, or nothing imports it; see scripts/vite/headOrder.ts.',
  );
}

/**
 * Has the head of the page ask first for what is needed soonest or takes longest, in this order: the style sheet, by which
 * the page is drawn, the small file that has to run first, and the files of React and of the entry. A browser asks for few
 * files at a time, and else the largest would be the last. Throws where the build has none of these.
 */
export function headOrder(): Plugin {
  return {
    name: 'head-order',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // In development styles and packages are no files.
        if (!bundle) return html.replace('<head>', () => `<head>${loadingEarly(early)}`);
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const fileWith = (source: string) => {
          const built = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
          if (!built) throw failed(`${source} in any file of the build`);
          return `/${built.fileName}`;
        };
        const tagOf = (tag: RegExp, what: string) => {
          const [found] = tag.exec(html) ?? [];
          if (!found) throw failed(`${what} in the head of the page`);
          return found;
        };
        const [earlyFile, reactFile] = [fileWith(early), fileWith(react)];
        const [sheetTag, entryTag] = [tagOf(sheet, 'the style sheet'), tagOf(entry, 'its script')];
        const first = [
          sheetTag.trim(),
          loadingEarly(earlyFile),
          `<link rel="modulepreload" ${behind} href="${reactFile}">`,
          entryTag.trim().replace('<script', `<script ${behind}`),
        ];
        return html
          .replace(sheetTag, '')
          .replace(entryTag, '')
          .replace('<head>', () => ['<head>', ...first].join('\n    '));
      },
    },
  };
}
