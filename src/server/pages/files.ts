import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { headersOfPages } from '#src/server/http/headers.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { hashed, hashedFiles } from './hashedFiles.ts';
import { sendPacked } from './packed.ts';
import { addStyles, ownFiles } from './styles.ts';

const forever = 'public, max-age=31536000, immutable';

/** Whether browsers show such a file as a page when its address is opened; the others are text, which runs nothing. */
const isShown = (path: string) => !/\.(?:js|css|woff2)$/.test(path);

/** Headers of a file of the build: a first page asks for ten, and what acts on pages alone is a kilobyte for each. */
function addFileHeaders(reply: FastifyReply, path: string): FastifyReply {
  if (!isShown(path)) for (const name of headersOfPages) reply.removeHeader(name);
  return reply.header('cache-control', hashed.test(path) ? forever : 'no-cache');
}

/** Scripts, styles and pictures of the build, compressed ahead where the build did so, and the server's own styles. */
export async function addFiles(app: FastifyInstance, { publicDir }: Settings): Promise<void> {
  await app.register(fastifyStatic, {
    root: existsSync(publicDir) ? [publicDir, ownFiles] : ownFiles,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void addFileHeaders(reply, path.replace(/\.(br|gz)$/, '')),
  });
  const config = { rateLimit: false } as const;
  const kept = hashedFiles(publicDir);
  type Asked = { Params: { '*': string; kind: string } };
  app.get<Asked>('/signup/:kind(^js|css|img$)/*', { config }, async (request, reply) => {
    const path = `signup/${request.params.kind}/${request.params['*']}`;
    const file = await kept(path);
    if (!file) return reply.sendFile(path, publicDir);
    return sendPacked(request, addFileHeaders(reply, path), file);
  });
  addStyles(app);
  app.get<{ Params: { file: string } }>('/:file(^[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)$)', (request, reply) =>
    reply.sendFile(request.params.file, publicDir),
  );
}
