import type { Plugin } from 'vite';
import { witnessNamed } from '#src/checker/witnessAddress.ts';
import { sourceLocale } from '#src/generated/locales.ts';

const folder = '/scripts/dev/witness';

/** Finds the visit that an address names, as JSON; `null` where there is none. */
export type FindVisit = (named: { campaign: string; id: string }) => Promise<string>;

/** A page without content of its own, whose script opens that of the visitor. */
const opening = (visit: string) => `<!doctype html>
<html lang="${sourceLocale}"><head><meta charset="utf-8"><title>Example visitor</title></head>
<body><script type="application/json" id="visit">${visit.replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" src="${folder}/openVisit.ts"></script></body></html>`;

const unknown = (campaign: string) =>
  `The check of "${campaign}" finds nothing with this example visitor any more. See: npm run campaigns -- check ${campaign}\n`;

/**
 * Opens the page that a visitor has come to, such as the witness of a finding at the address that the check prints: with their
 * answers, and with what the server knows of them in the place of its replies.
 */
export function witnessPages(findVisit: FindVisit): Plugin {
  return {
    name: 'witness-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const named = witnessNamed(request.url ?? '');
        if (!named) return next();
        const send = (status: number, type: string, text: string) => {
          response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' });
          response.end(text);
        };
        findVisit(named).then(
          (visit) =>
            visit === 'null' ? send(404, 'plain', unknown(named.campaign)) : send(200, 'html', opening(visit)),
          next,
        );
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `${folder}/replies.ts` }, injectTo: 'head-prepend' },
    ],
  };
}
