import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { Settings } from '#src/server/settings/settings.ts';
import { addStyles, ownFiles } from './styles.ts';

/** A name with a hash of its content, which never changes. A lower-case word of eight letters is none. */
const hashed = /[-.](?=[\w-]{0,7}[\dA-Z])[\w-]{8}\.\w+(\.map)?$/;
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
  app.get<{ Params: { '*': string; kind: string } }>('/signup/:kind(^js|css|img$)/*', { config }, (request, reply) =>
    reply.sendFile(`signup/${request.params.kind}/${request.params['*']}`, publicDir),
  );
  addStyles(app);
  app.get<{ Params: { file: string } }>('/:file(^[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)$)', (request, reply) =>
    reply.sendFile(request.params.file, publicDir),
  );
}
