import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CountryCode } from '#src/generated/answers.ts';
import type { StudySearch, StudySearchResults } from '#src/generated/api.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** A visitor whose postal code is known, and how studies near it are found. */
export type KnownVisitor = {
  postalCode: string;
  country: CountryCode;
  find: (search: StudySearch) => Promise<StudySearchResults>;
};

export type RenderedPage = {
  html: string;
  status: number;
  redirect?: string;
  /** It shows what is near one visitor: nobody else may get it. */
  isPersonal?: true;
  /** The flow that the path names and that does not exist. */
  attempted?: string;
};
/** What the module of the built pages exports. */
export type Renderer = {
  renderPage: (request: {
    /** Path and query. */
    url: string;
    brand: PageSettings['brand'];
    settings: PageSettings;
    visitor?: KnownVisitor | undefined;
  }) => Promise<RenderedPage>;
  /** The address to open in place of this one, by its path and its query; undefined for one that opens a step. */
  redirectOf: (pathname: string, search: string) => string | undefined;
};

/** Loads the renderer of the build; without one every page is the shell, and without a build there are no pages. */
export async function loadRenderer({ renderModule, publicDir }: Settings): Promise<Renderer | undefined> {
  if (existsSync(renderModule)) {
    // The client build writes this module; its entry is typed by `Renderer`.
    return (await import(pathToFileURL(renderModule).href)) as Renderer;
  }
  const shell = join(publicDir, 'index.html');
  if (!existsSync(shell)) return undefined;
  const html = readFileSync(shell, 'utf8');
  return { renderPage: () => Promise.resolve({ html, status: 200 }), redirectOf: () => undefined };
}

const MAX_CACHED = 400;

/**
 * Pages are rendered without their query and cached by brand, environment, path and whether they are about a study. Only a
 * redirect may look at the query, such as that of a visitor who comes to another landing page; it is never cached.
 */
export function createPageCache({ renderPage: render, redirectOf }: Renderer) {
  const cached = new Map<string, RenderedPage>();
  const pageOf = async (path: string, search: string, settings: PageSettings): Promise<RenderedPage> => {
    const key = `${settings.brand} ${settings.environment} ${settings.year} ${settings.awaitsStudy} ${path}`;
    const earlier = cached.get(key);
    if (earlier) return earlier;
    const page = await render({ url: path, brand: settings.brand, settings });
    if (page.redirect !== undefined) return render({ url: path + search, brand: settings.brand, settings });
    if (page.status === 200) {
      const oldest = cached.keys().next();
      if (cached.size >= MAX_CACHED && !oldest.done) cached.delete(oldest.value);
      cached.set(key, page);
    }
    return page;
  };
  return async (
    path: string,
    search: string,
    settings: PageSettings,
    visitor?: KnownVisitor,
  ): Promise<RenderedPage> => {
    if (visitor) {
      const own = await render({ url: path + search, brand: settings.brand, settings, visitor });
      if (own.isPersonal) return own;
    }
    const page = await pageOf(path, search, settings);
    // The one parameter for which another step replaces the home.
    const redirect = page.status === 200 && search.includes('landing=') ? redirectOf(path, search) : undefined;
    return redirect === undefined ? page : { html: '', status: 302, redirect };
  };
}
