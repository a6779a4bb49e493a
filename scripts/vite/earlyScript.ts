import type { Plugin } from 'vite';

const source = '/src/app/entry/earlyPresses.ts';

const sheet = /\n\s*<link rel="stylesheet"[^>]*>/;

/** The page with its style sheet before all scripts: it is drawn as soon as that is there, and a browser asks for few files at a time. */
function withStylesFirst(html: string): string {
  const [link] = sheet.exec(html) ?? [];
  if (!link) throw new Error('The build plugin early-script did not find the style sheet in the head of the page.');
  return html.replace(link, '').replace('<head>', () => `<head>${link}`);
}

/** Loads the style sheet and the file that has to run first by the head of the page, before its script. Throws where no build file has it. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const built = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
        if (bundle && !built)
          throw new Error(
            `The build plugin early-script did not find ${source} in any file of the build. ` +
              'It was probably moved or renamed, or nothing imports it; see scripts/vite/earlyScript.ts.',
          );
        const src = built ? `/${built.fileName}` : source;
        const early = `<script type="module" async src="${src}"></script>`;
        // In development styles are no file.
        return built
          ? withStylesFirst(html.replace('<head>', `<head>\n    ${early}`))
          : html.replace('<head>', `<head>${early}`);
      },
    },
  };
}
