import type { FastifyInstance } from 'fastify';
import { sourceLocale } from '#src/generated/locales.ts';
import { framePolicy } from '#src/server/http/headers.ts';
import { notFound } from '#src/server/http/refusal.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { brandOf, framedAt, outsideOf } from '#src/server/visitor/pageSettings.ts';
import { escaped, sendHtml } from './html.ts';
import { ownFiles } from './styles.ts';

const starter = '/signup/outside/start.js';

const pageOf = (script: string) => `<!doctype html>
<html lang="${sourceLocale}">
<head><meta charset="utf-8"><title>-</title></head>
<body><script src="${starter}" data-script="${escaped(script)}"></script></body>
</html>
`;

/**
 * The pages in which third-party scripts run, for the frames of other pages: of no origin, so that a browser keeps them from
 * everything that a visitor enters. One that is not configured for the brand is not found.
 */
export function addOutside(app: FastifyInstance, settings: Settings): void {
  // A page of no origin may load only what any origin may.
  app.get(starter, (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .sendFile('outside.js', ownFiles),
  );
  for (const name of ['tagManager', 'chat'] as const)
    app.get(framedAt[name], (request, reply) => {
      const script = outsideOf(brandOf(request.hostname, settings), settings)[name];
      if (script === undefined) throw notFound('script', 'There is no such third-party script.');
      void reply
        .header('content-security-policy', framePolicy(script))
        .header('x-frame-options', 'SAMEORIGIN')
        // The third party learns the origin, by which it knows its customer, and nothing of the visit.
        .header('referrer-policy', 'origin')
        .header('cache-control', 'no-cache');
      return sendHtml(reply, pageOf(script));
    });
}
