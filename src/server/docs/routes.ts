import type { FastifyInstance } from 'fastify';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import { sendHtml } from '#src/server/pages/html.ts';
import { ownFiles } from '#src/server/pages/styles.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { docsPage } from './page.ts';

/** Interactive documentation of every call, where the settings want it. */
export function addDocs(app: FastifyInstance, settings: Settings): void {
  if (!settings.apiDocs) return;
  app.get('/api-docs', (request, reply) =>
    sendHtml(reply.header('cache-control', 'no-store'), docsPage(brandOf(request.hostname, settings))),
  );
  app.get('/api-docs/page.js', (_request, reply) => reply.sendFile('apiDocs.js', ownFiles));
}
