import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { summaries } from 'virtual:summaries';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import type { Locale } from '#src/domain/facts.ts';
import { splitQuery, studyIdOf } from '#src/domain/query.ts';
import type { PageRequest, RenderedPage, Renderer } from '#src/domain/renderer.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { resolveAddress } from '#src/flow/resolveAddress.ts';
import { createAppStore } from '#src/store/store.ts';
import { App } from '#src/app/router/App.tsx';
import type { CampaignBundle } from '#src/app/campaign/campaignBundle.ts';
import { loadCampaign } from '#src/app/campaign/loadCampaign.ts';
import { developersPageOf } from '#src/app/developers/developersPage.ts';
import { campaignKey, campaignSource, restSource } from './campaignFile.ts';
import { campaignFileOf, filesOf, type Manifest } from './manifest.ts';
import { pageHtml } from './pageHtml.ts';
import { createPage } from '#src/app/page/createPage.ts';
import { loadRest } from '#src/app/page/loadLaterWidgets.ts';
import { titleOf } from '#src/app/campaign/titleOf.ts';
import { enterPrepared, type Prepared } from './prepared.ts';
import { prepareSearch } from './preparedSearch.ts';

let manifest: Promise<Manifest> | undefined;

function readManifest(): Promise<Manifest> {
  const file = fileURLToPath(new URL('../client/.vite/manifest.json', import.meta.url));
  // Vite wrote it.
  manifest ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as Manifest);
  return manifest;
}

/** React moves parts of a page that is larger than this behind it, with inline scripts that our policy refuses. */
const neverInParts = Number.MAX_SAFE_INTEGER;

type Rendering = { path: string; search: string; locale: Locale; settings: PageSettings; name: string };

/** The markup of a page, with what the browser must begin with too: its study, and what is near a visitor who is known. */
async function markupOf(
  { path, search, locale, settings, name }: Rendering,
  { visitor, study }: Pick<PageRequest, 'visitor' | 'study'>,
): Promise<{ title: string; root: string; prepared?: Prepared | undefined }> {
  const whole = await loadCampaign(name, locale);
  const store = createAppStore({ local: undefined, session: undefined });
  const parts = { settings, locale, store, referrer: '' };
  const known = createPage({ ...parts, bundle: whole, search });
  const found = visitor && (await prepareSearch(known, visitor));
  const page = found ? known : createPage({ ...parts, bundle: withoutLive(whole), search: '' });
  const prepared = found || study ? { found, study } : undefined;
  if (prepared) enterPrepared(page, prepared);
  await loadRest(page);
  const app = (
    <StrictMode>
      <StaticRouter location={path}>
        <App page={page} />
      </StaticRouter>
    </StrictMode>
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: neverInParts });
  return { title: titleOf(page), root: await new Response(prelude).text(), prepared };
}

/** A campaign whose first step has no widgets that only a browser shows, once they are loaded there. */
function withoutLive(bundle: CampaignBundle): CampaignBundle {
  const { campaign, rest } = bundle;
  if (!rest) return bundle;
  const live = (campaign.steps[campaign.home]?.fields ?? []).filter((field) => field.live).map(({ kind }) => kind);
  return {
    ...bundle,
    async rest() {
      const part = await rest();
      const widgets = Object.entries(part.widgets).filter(([kind]) => !live.some((one) => one === kind));
      return { ...part, widgets: Object.fromEntries(widgets) };
    },
  };
}

/** A page without markup, rendered by the browser. */
async function shellOf(title: string, settings: PageSettings): Promise<RenderedPage> {
  return {
    status: 200,
    html: await pageHtml({ locale: sourceLocale, settings, title, files: [], root: '' }),
  };
}

export const redirectOf: Renderer['redirectOf'] = (pathname, search) => {
  const resolved = resolveAddress({ pathname, search, campaigns: summaries });
  return 'redirect' in resolved ? resolved.redirect : undefined;
};

export const studyOf: Renderer['studyOf'] = async (pathname, search) => {
  const resolved = resolveAddress({ pathname, search, campaigns: summaries });
  if ('redirect' in resolved || resolved.step !== resolved.campaign.home) return undefined;
  const { campaign: summary, locale } = resolved;
  const id = studyIdOf(splitQuery(search).query, summary);
  if (id === undefined) return undefined;
  const { campaign, widgets } = await loadCampaign(summary.name, locale);
  const fields = campaign.steps[campaign.home]?.fields ?? [];
  const specs = fields.flatMap(({ kind }) => widgets[kind]?.spec ?? []);
  const isShown = specs.some(({ answers, presentsStudy }) => presentsStudy || answers.includes('responses'));
  return isShown ? { id, language: locale } : undefined;
};

/**
 * The page of an address: the home of each flow with its markup, other steps as a shell that the browser renders from
 * its stored state. Of the query only the study that it names changes the page, which shows that study, or placeholders
 * where it is not given. A redirect has the query.
 */
export const renderPage: Renderer['renderPage'] = async ({ url, settings, visitor, study }) => {
  const { pathname, search } = new URL(url, 'http://page');
  const developersPage = developersPageOf(pathname, settings);
  if (developersPage) return shellOf(developersPage, settings);
  const resolved = resolveAddress({ pathname, search, campaigns: summaries });
  if ('redirect' in resolved) {
    return { status: 302, html: '', ...resolved };
  }
  const { campaign, step, locale } = resolved;
  const isHome = step === campaign.home;
  const rendering = { path: pathname, search, locale, settings, name: campaign.name };
  const { title, root, prepared } = await markupOf(rendering, isHome ? { visitor, study } : {});
  const isPersonal = prepared?.found !== undefined;
  const sources = [campaignSource(campaign.name, locale), ...(isPersonal ? [restSource(campaign.name, locale)] : [])];
  const known = await readManifest();
  const files = filesOf(known, sources);
  const html = await pageHtml({
    locale,
    settings,
    title,
    files,
    campaign: { key: campaignKey(campaign.name, locale), file: campaignFileOf(known, campaign.name, locale) },
    root: isHome ? root : '',
    prepared,
  });
  return { status: 200, html, ...(isPersonal && { isPersonal }) };
};
