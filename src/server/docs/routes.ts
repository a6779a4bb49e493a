import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#src/server/settings.ts';
import { docsPage } from './page.ts';

const assets = fileURLToPath(new URL('../assets/', import.meta.url));

/** Interactive documentation of every call, where the settings want it. */
export function addDocs(app: FastifyInstance, { apiDocs }: Settings): void {
  if (!apiDocs) return;
  app.get('/api-docs', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(docsPage()),
  );
  app.get('/api-docs/page.js', (_request, reply) => reply.sendFile('apiDocs.js', assets));
}
