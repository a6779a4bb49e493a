import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { Settings } from '#src/server/settings/settings.ts';
import { hashed, hashedFiles } from './hashedFiles.ts';
import { sendPacked } from './packed.ts';
import { addStyles, ownFiles } from './styles.ts';

const forever = 'public, max-age=31536000, immutable';

/** Scripts, styles and pictures of the build, compressed ahead where the build did so, and the server's own styles. */
export async function addFiles(app: FastifyInstance, { publicDir }: Settings): Promise<void> {
  await app.register(fastifyStatic, {
    root: existsSync(publicDir) ? [publicDir, ownFiles] : ownFiles,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', hashed.test(path.replace(/\.(br|gz)$/, '')) ? forever : 'no-cache');
    },
  });
  const config = { rateLimit: false } as const;
  const kept = hashedFiles(publicDir);
  type Asked = { Params: { '*': string; kind: string } };
  app.get<Asked>('/signup/:kind(^js|css|img$)/*', { config }, async (request, reply) => {
    const path = `signup/${request.params.kind}/${request.params['*']}`;
    const file = await kept(path);
    if (!file) return reply.sendFile(path, publicDir);
    return sendPacked(request, reply.header('cache-control', forever), file);
  });
  addStyles(app);
  app.get<{ Params: { file: string } }>('/:file(^[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)$)', (request, reply) =>
    reply.sendFile(request.params.file, publicDir),
  );
}
