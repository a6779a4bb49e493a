import type { Plugin } from 'vite';

const source = '/src/app/entry/earlyClicks.ts';

/** Loads the file that has to run first by the head of the page, before its script. Throws where no build file has it. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const built = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
        if (bundle && !built)
          throw new Error(
            `The build plugin early-script did not find ${source} in any file of the build. ` +
              'It was probably moved or renamed, or nothing imports it; see scripts/vite/earlyScript.ts.',
          );
        const src = built ? `/${built.fileName}` : source;
        return [{ tag: 'script', attrs: { type: 'module', async: true, src }, injectTo: 'head-prepend' }];
      },
    },
  };
}
