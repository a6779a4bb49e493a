import type { Plugin } from 'vite';

const source = '/src/app/entry/earlyClicks.ts';

/** Names in the head of the page, before its script, the file that has to be there first. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const built = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
        if (bundle && !built) throw new Error(`No file of the build holds ${source}.`);
        const src = built ? `/${built.fileName}` : source;
        return [{ tag: 'script', attrs: { type: 'module', async: true, src }, injectTo: 'head-prepend' }];
      },
    },
  };
}
