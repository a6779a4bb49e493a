import type { Locale } from '#src/domain/facts.ts';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { loadCampaign } from '#src/app/campaign/loadCampaign.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { createPage } from '#src/app/page/createPage.ts';
import type { Page } from '#src/app/page/page.ts';
import { createAppStore, type AppStore } from '#src/store/store.ts';

type Opening = { search?: string; locale?: Locale; store?: AppStore };

/** The page of a flow as a browser opens it, with its document, widgets, texts and consents, but without markup. */
export async function openRealPage(flow: string, opening: Opening = {}): Promise<Page> {
  const { search = '', locale = 'en', store = createAppStore({ local: undefined, session: undefined }) } = opening;
  const page = createPage({
    settings: {
      brand: 'trial-search',
      environment: 'production',
      year: 2026,
      numbers: placeholderNumbers,
    },
    bundle: await loadCampaign(flow, locale),
    locale,
    search,
    store,
    referrer: 'https://example.org/from',
  });
  await loadLaterWidgets(page);
  return page;
}
