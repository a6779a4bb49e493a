import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import type { Settings } from '#src/server/settings.ts';

export type RenderedPage = {
  html: string;
  status: number;
  redirect?: string;
  /** The flow that the path asked for in vain. */
  attempted?: string;
};
/** What the module of the built pages exports. */
export type RenderPage = (request: {
  /** Path and query. */
  url: string;
  brand: PageSettings['brand'];
  settings: PageSettings;
}) => Promise<RenderedPage>;

/** Loads the renderer of the build; without one every page is the shell, and without a build there are no pages. */
export async function loadRenderer({ renderModule, publicDir }: Settings): Promise<RenderPage | undefined> {
  if (existsSync(renderModule)) {
    // The client build writes this module; its entry is typed by `RenderPage`.
    const module = (await import(pathToFileURL(renderModule).href)) as { renderPage: RenderPage };
    return module.renderPage;
  }
  const shell = join(publicDir, 'index.html');
  if (!existsSync(shell)) return undefined;
  const html = readFileSync(shell, 'utf8');
  return () => Promise.resolve({ html, status: 200 });
}

const MAX_CACHED = 400;

/**
 * Pages are rendered without their query, on which none depends, and kept by brand, environment and path. Only a
 * redirect may look at the query; it is never kept.
 */
export function createPageCache(render: RenderPage) {
  const kept = new Map<string, RenderedPage>();
  return async (path: string, search: string, settings: PageSettings): Promise<RenderedPage> => {
    const key = `${settings.brand} ${settings.environment} ${settings.year} ${path}`;
    const earlier = kept.get(key);
    if (earlier) return earlier;
    const page = await render({ url: path, brand: settings.brand, settings });
    if (page.redirect !== undefined) return render({ url: path + search, brand: settings.brand, settings });
    if (page.status === 200) {
      const oldest = kept.keys().next();
      if (kept.size >= MAX_CACHED && !oldest.done) kept.delete(oldest.value);
      kept.set(key, page);
    }
    return page;
  };
}
