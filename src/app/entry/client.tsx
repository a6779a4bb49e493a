import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { splitQuery } from '#src/domain/query.ts';
import { parseAddress } from '#src/flow/address.ts';
import { createAppStore } from '#src/store/store.ts';
import { browserStorages, readState } from '#src/store/storage.ts';
import { App } from '#src/app/router/App.tsx';
import { hasCampaign, loadCampaign } from '#src/app/page/loadCampaign.ts';
import { developersPageOf } from '#src/app/developers/developersPage.ts';
import { setDocumentHead } from './documentHead.ts';
import { answerPresses } from './earlyClicks.ts';
import { enterAgainAll, enteredBefore } from './replayInput.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { createPage } from '#src/app/page/createPage.ts';
import { readPageSettings } from './readPageSettings.ts';
import { allowReload, reloadOnce } from '#src/app/page/reloadOnce.ts';
import { onNarrowScreenChange } from '#src/app/page/narrowScreen.ts';
import { stepAt } from '#src/app/router/stepAt.ts';
import '#src/ui/ui.css';

/** Opens the page of the address. Prerendered markup is taken over, with what was entered into it. */
async function open(root: HTMLElement): Promise<void> {
  const settings = readPageSettings();
  const developersPage = developersPageOf(location.pathname, settings);
  if (developersPage)
    return (await import('#src/app/developers/openDevelopersPage.tsx')).openDevelopersPage(
      root,
      developersPage,
      settings,
    );
  const given = location.search;
  const { search } = splitQuery(given);
  // Personal parameters leave the address before anything else runs, in case no server took them out.
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  const storages = browserStorages();
  const { flow = '', locale } = parseAddress(location.pathname);
  const bundle = hasCampaign(flow) ? await loadCampaign(flow, locale) : undefined;
  const step = bundle && stepAt(location.pathname, search, { campaign: bundle.campaign, locale });
  if (!bundle || step === undefined) {
    const remembered = readState(storages, Date.now()).journey.campaign;
    const { redirectOf } = await import('#src/app/router/redirectOf.ts');
    return location.replace(redirectOf({ pathname: location.pathname, search, remembered }) ?? '/');
  }
  const store = createAppStore(storages, bundle.campaign.flowType === 'partnerScreener' ? 'session' : 'local');
  const parts = {
    settings,
    bundle,
    locale,
    store,
    referrer: document.referrer,
  };
  const page = createPage({ ...parts, search: given });
  setDocumentHead(page);
  onNarrowScreenChange(() => store.setState({}));
  if (step !== page.campaign.home) await loadLaterWidgets(page);
  const isPrerendered = root.hasChildNodes();
  const entered = enteredBefore(root);
  // The script takes the page over bit by bit: what is entered meanwhile is collected when all of it is there.
  const restore = () => {
    entered.push(...enteredBefore(root));
    store.restore();
  };
  if (!isPrerendered) store.restore();
  // Not from inside React's own work: only then does each entry show at once, with the cursor where it was.
  const onReady = () =>
    queueMicrotask(() => {
      enterAgainAll(entered.splice(0));
      answerPresses(root);
    });
  const prerendered = isPrerendered ? createPage({ ...parts, search: '' }) : undefined;
  const app = (
    <StrictMode>
      {/* As a transition the step that was left would stay for a while, and answer to presses again. */}
      <BrowserRouter useTransitions={false}>
        <App page={page} {...(prerendered && { prerendered, restore, onReady })} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
open(root).then(allowReload, reloadOnce);
