import { StrictMode, type ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#src/ui/ui.css';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import { unnamedCookie } from '#src/domain/attemptedFlow.ts';
import { splitQuery } from '#src/domain/query.ts';
import { parseAddress } from '#src/flow/address.ts';
import { createAppStore } from '#src/store/store.ts';
import { readStored } from '#src/store/storage.ts';
import { browserStorages, type Storages } from '#src/store/storages.ts';
import { App } from '#src/app/router/App.tsx';
import { loadNamedCampaign } from './loadNamedCampaign.ts';
import { developersPageOf } from '#src/app/developers/developersPage.ts';
import { agentStorages, openingOfPage } from './agentStorages.ts';
import { setDocumentHead } from './documentHead.ts';
import { takeOver } from './takeOver.ts';
import { takeOverForOthers } from './takeOverForOthers.ts';
import { loadLaterWidgets, loadRest } from '#src/app/page/loadLaterWidgets.ts';
import { createPage } from '#src/app/page/createPage.ts';
import type { Page } from '#src/app/page/page.ts';
import { enterAddress } from '#src/app/page/enterAddress.ts';
import { enterPrepared, readPrepared } from './prepared.ts';
import { readPageSettings } from './readPageSettings.ts';
import { allowReload, reloadOnce } from '#src/app/browser/reloadOnce.ts';
import { firstUse } from '#src/ui/firstUse.ts';
import { layOutAll } from '#src/ui/layOutAll.ts';
import { onNarrowScreenChange } from '#src/app/browser/narrowScreen.ts';
import { stepAt } from '#src/app/router/stepAt.ts';

/** The flow that this tab had open before. */
const rememberedFlow = (storages: Storages) => readStored(storages, Date.now()).state.journey.campaign;

/** Replaces an address that opens no step: the redirect of its flow, else the root of the site. */
async function redirect(pathname: string, search: string, storages: Storages): Promise<void> {
  const { redirectOf } = await import('#src/app/router/redirectOf.ts');
  location.replace(redirectOf({ pathname, search, remembered: rememberedFlow(storages) }) ?? '/');
}

/** Whether the server opened this flow for an address that names none, while the tab had another one open. */
async function hasLeftAnother(flow: string, storages: Storages): Promise<boolean> {
  if (!document.cookie.includes(`${unnamedCookie}=`)) return false;
  const { takeCookie } = await import('#src/app/browser/takeCookie.ts');
  return takeCookie(document, unnamedCookie) !== undefined && (rememberedFlow(storages) ?? flow) !== flow;
}

const appOf = (props: ComponentProps<typeof App>) => (
  <StrictMode>
    {/* In a transition React would show the step that was left for a while, and it would react to clicks again. */}
    <BrowserRouter useTransitions={false}>
      <App {...props} />
    </BrowserRouter>
  </StrictMode>
);

/** Opens the flow of the address and gives its page, or redirects where the address opens no step of one. */
async function openFlow(root: HTMLElement, settings: PageSettings): Promise<Page | void> {
  const given = location.search;
  const { search } = splitQuery(given);
  // Personal parameters leave the address before anything else runs, in case no server removed them.
  if (search !== given) history.replaceState(history.state, '', location.pathname + search + location.hash);
  // Between the two halves of a press nothing may move.
  void firstUse().then(layOutAll);
  const storages = browserStorages();
  const { flow = '', locale } = parseAddress(location.pathname);
  if (await hasLeftAnother(flow, storages)) return redirect(`/${locale}`, search, storages);
  const bundle = await loadNamedCampaign(flow, locale);
  const step = bundle && stepAt(location.pathname, search, { campaign: bundle.campaign, locale });
  if (!bundle || step === undefined) return redirect(location.pathname, search, storages);
  const store =
    bundle.campaign.flowType === 'partnerScreener'
      ? createAppStore(agentStorages(storages, openingOfPage()), 'session')
      : createAppStore(storages);
  const parts = { settings, bundle, locale, store, referrer: document.referrer };
  const prepared = readPrepared();
  const hasMarkup = root.hasChildNodes();
  // The markup was rendered without the query, unless it shows what this visitor searches for.
  const page = createPage({ ...parts, hasMarkup, search: hasMarkup && !prepared?.found ? '' : given });
  if (prepared) enterPrepared(page, prepared);
  setDocumentHead(page);
  onNarrowScreenChange(() => store.setState({}));
  if (step !== page.campaign.home) await loadLaterWidgets(page);
  else if (prepared?.found) await loadRest(page);
  if (hasMarkup) {
    takeOver(root, (onRendered) => {
      const enter = () => {
        onRendered();
        enterAddress(page, given);
        takeOverForOthers(page);
        store.restore();
      };
      hydrateRoot(root, appOf({ page, onRendered: enter }));
    });
    return page;
  }
  store.restore();
  createRoot(root).render(appOf({ page }));
  return page;
}

async function open(root: HTMLElement): Promise<Page | void> {
  const settings = readPageSettings();
  const developersPage = developersPageOf(location.pathname, settings);
  if (!developersPage) return openFlow(root, settings);
  const { openDevelopersPage } = await import('#src/app/developers/openDevelopersPage.tsx');
  return openDevelopersPage(root, developersPage, settings);
}

onload = null;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
open(root).then((page) => {
  if (allowReload()) page?.reportMessage('error', 'Loaded again: a part was missing');
}, reloadOnce);
