import { StrictMode, type ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#src/ui/ui.css';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import { splitQuery } from '#src/domain/query.ts';
import { parseAddress } from '#src/flow/address.ts';
import { createAppStore } from '#src/store/store.ts';
import { browserStorages, readStored, type Storages } from '#src/store/storage.ts';
import { App } from '#src/app/router/App.tsx';
import { hasCampaign, loadCampaign } from '#src/app/page/loadCampaign.ts';
import { developersPageOf } from '#src/app/developers/developersPage.ts';
import { agentStorages, openingOfPage } from './agentStorages.ts';
import { setDocumentHead } from './documentHead.ts';
import { takeOver } from './takeOver.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';
import { createPage } from '#src/app/page/createPage.ts';
import { enterPrepared, readPrepared } from './prepared.ts';
import { readPageSettings } from './readPageSettings.ts';
import { allowReload, reloadOnce } from '#src/app/page/reloadOnce.ts';
import { onNarrowScreenChange } from '#src/app/page/narrowScreen.ts';
import { stepAt } from '#src/app/router/stepAt.ts';

/** Replaces an address that opens no step: the redirect of its flow, else the root of the site. */
async function redirect(search: string, storages: Storages): Promise<void> {
  const remembered = readStored(storages, Date.now()).state.journey.campaign;
  const { redirectOf } = await import('#src/app/router/redirectOf.ts');
  location.replace(redirectOf({ pathname: location.pathname, search, remembered }) ?? '/');
}

/** Renders a page into the root. */
function render(root: HTMLElement, page: Page, props?: Omit<ComponentProps<typeof App>, 'page'>): void {
  const app = (
    <StrictMode>
      {/* In a transition React would show the step that was left for a while, and it would react to clicks again. */}
      <BrowserRouter useTransitions={false}>
        <App page={page} {...props} />
      </BrowserRouter>
    </StrictMode>
  );
  if (props) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Opens the flow of the address, or redirects where the address opens no step of one. */
async function openFlow(root: HTMLElement, settings: PageSettings): Promise<void> {
  const given = location.search;
  const { search } = splitQuery(given);
  // Personal parameters leave the address before anything else runs, in case no server removed them.
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  const storages = browserStorages();
  const { flow = '', locale } = parseAddress(location.pathname);
  const bundle = hasCampaign(flow) ? await loadCampaign(flow, locale) : undefined;
  const step = bundle && stepAt(location.pathname, search, { campaign: bundle.campaign, locale });
  if (!bundle || step === undefined) return redirect(search, storages);
  const store =
    bundle.campaign.flowType === 'partnerScreener'
      ? createAppStore(agentStorages(storages, openingOfPage()), 'session')
      : createAppStore(storages);
  const parts = { settings, bundle, locale, store, referrer: document.referrer };
  const page = createPage({ ...parts, search: given });
  const prepared = readPrepared();
  if (prepared) enterPrepared(page, prepared);
  setDocumentHead(page);
  onNarrowScreenChange(() => store.setState({}));
  if (prepared || step !== page.campaign.home) await loadLaterWidgets(page);
  if (root.hasChildNodes()) {
    const prerendered = prepared ? page : createPage({ ...parts, search: '' });
    return takeOver(root, () => render(root, page, { prerendered, restore: store.restore }));
  }
  store.restore();
  render(root, page);
}

async function open(root: HTMLElement): Promise<void> {
  const settings = readPageSettings();
  const developersPage = developersPageOf(location.pathname, settings);
  if (!developersPage) return openFlow(root, settings);
  const { openDevelopersPage } = await import('#src/app/developers/openDevelopersPage.tsx');
  return openDevelopersPage(root, developersPage, settings);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
open(root).then(allowReload, reloadOnce);
