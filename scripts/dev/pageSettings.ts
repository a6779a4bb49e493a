import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from 'vite';
import { drawingsOf, drawingsPlace } from '#src/app/entry/drawings.ts';
import { pageSettingsMeta } from '#src/domain/pageSettings.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { pageSettingsOf } from '#src/server/visitor/pageSettings.ts';

/** Writes into each page what the server writes into those of a build: where it runs, its brand by the host with its drawings, its numbers. */
export function pageSettings(settings: Settings): Plugin {
  const hosts = new AsyncLocalStorage<string>();
  return {
    name: 'page-settings',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const host = URL.parse(`http://${request.headers.host}`)?.hostname ?? 'localhost';
        hosts.run(host, next);
      });
    },
    transformIndexHtml(html) {
      const ofHost = pageSettingsOf(hosts.getStore() ?? 'localhost', settings, new Date());
      const content = JSON.stringify(ofHost);
      const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const empty = `<meta name="${pageSettingsMeta}" content="" />`;
      if (!html.includes(empty)) throw new Error(`index.html has no ${empty} for the settings of the page.`);
      return html
        .replace(empty, () => empty.replace('""', `"${escaped}"`))
        .replace(drawingsPlace, () => drawingsOf(ofHost.brand));
    },
  };
}
