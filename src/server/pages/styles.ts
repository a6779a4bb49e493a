import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

const folderAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Styles and scripts of the pages that the server writes itself. They need no build. */
export const ownFiles: string = folderAt('./assets/');

/** The style sheets of those pages with their folders. Tokens and brands are the same as on every other page. */
const folders = {
  tokens: folderAt('../../ui/css/'),
  brands: folderAt('../../generated/'),
  page: ownFiles,
  policy: ownFiles,
  form: ownFiles,
  apiDocs: ownFiles,
  record: ownFiles,
} as const;

export type Style = keyof typeof folders;

const isStyle = (name: string): name is Style => name in folders;

/** The style sheets, the tokens first. */
export const styles: readonly Style[] = Object.keys(folders).filter(isStyle);

/** Where a style sheet is served. */
export const styleAddress = (style: Style): string => `/signup/css/${style}.css`;

/** Serves the style sheets as they are written. */
export function addStyles(app: FastifyInstance): void {
  for (const style of styles)
    app.get(styleAddress(style), { config: { rateLimit: false } }, (_request, reply) =>
      reply.sendFile(`${style}.css`, folders[style]),
    );
  // The typefaces stand beside the style sheet of the brands, which names them.
  const typefaces = `${folders.brands}typefaces/`;
  app.get<{ Params: { file: string } }>(
    '/signup/css/typefaces/:file(^[\\w-]+\\.woff2$)',
    { config: { rateLimit: false } },
    (request, reply) => reply.sendFile(request.params.file, typefaces),
  );
}
