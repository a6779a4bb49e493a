import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import type { KnownVisitor, RenderedPage, Renderer } from '#src/domain/renderer.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { KeptValues } from './keptValues.ts';
import { bytesOf, packPage, packSmallest, type Packed } from './packed.ts';
import type { StudyOfPage } from './studiesOfPages.ts';

/** Loads the renderer of the build; without one every page is the shell, and without a build there are no pages. */
export async function loadRenderer({ renderModule, publicDir }: Settings): Promise<Renderer | undefined> {
  if (existsSync(renderModule)) {
    // The client build writes this module; its entry is typed by `Renderer`.
    return (await import(pathToFileURL(renderModule).href)) as Renderer;
  }
  const shell = join(publicDir, 'index.html');
  if (!existsSync(shell)) return undefined;
  const html = readFileSync(shell, 'utf8');
  return {
    renderPage: () => Promise.resolve({ html, status: 200 }),
    redirectOf: () => undefined,
    studyOf: () => Promise.resolve(undefined),
  };
}

/** A page, packed where it is the same for everybody. */
export type Answer = RenderedPage & { packed?: Packed };

/** All flows in all languages for each brand, and the screeners of some thousand studies. */
const limits = { values: 10_000, bytes: 64 * 1024 * 1024 };
/** A page that was asked for so often is worth the time that packing it as small as it gets takes. */
const OFTEN = 3;

type Kept = { answer: Answer; asked: number };

/** What the page of an address is about: a visitor whose place is known, the study whose questions it shows. */
type About = { visitor?: KnownVisitor | undefined; study?: StudyOfPage | undefined };

/**
 * Pages are rendered without their query and kept by brand, environment, path, the study that they show, the language that
 * they offer, and whether they say that they stand in for another. Only a redirect may look at the query, such as that of a
 * visitor who comes to another landing page; it is never kept.
 */
export function createPageCache({ renderPage: render, redirectOf }: Renderer) {
  const kept = new KeptValues<Kept>({ ...limits, bytesOf: ({ answer: { packed } }) => (packed ? bytesOf(packed) : 0) });
  let packing = Promise.resolve();
  /** One after the other: while many pages become known, visitors of others do not wait for them. */
  const packBetter = (key: string, page: Kept) => {
    const { packed } = page.answer;
    if (!packed) return;
    packing = packing
      .then(() => packSmallest(packed))
      .then(
        (smallest) => kept.replace(key, page, { ...page, answer: { ...page.answer, packed: smallest } }),
        // It is good as it is.
        () => undefined,
      );
  };
  const pageOf = async (path: string, search: string, settings: PageSettings, study?: StudyOfPage): Promise<Answer> => {
    const about = study?.tag ?? settings.awaitsStudy;
    const { brand, environment, year, standsIn = false, wantedLocale = '' } = settings;
    const key = `${brand} ${environment} ${year} ${about} ${standsIn} ${wantedLocale} ${path}`;
    const make = async (): Promise<Kept> => {
      const page = await render({ url: path, settings, study: study?.shown });
      const answer = page.status === 200 ? { ...page, html: '', packed: await packPage(page.html) } : page;
      return { answer, asked: 0 };
    };
    const found = await kept.get(key, make, ({ answer }) => answer.packed !== undefined);
    found.asked += 1;
    if (found.asked === OFTEN) packBetter(key, found);
    const page = found.answer;
    return page.redirect === undefined ? page : render({ url: path + search, settings });
  };
  return async (path: string, search: string, settings: PageSettings, about: About = {}): Promise<Answer> => {
    const { visitor, study } = about;
    if (visitor) {
      const own = await render({ url: path + search, settings, visitor, study: study?.shown });
      if (own.isPersonal) return own;
    }
    const page = await pageOf(path, search, settings, study);
    // The one parameter for which another step replaces the home.
    const redirect = page.status === 200 && search.includes('landing=') ? redirectOf(path, search) : undefined;
    return redirect === undefined ? page : { html: '', status: 302, redirect };
  };
}
