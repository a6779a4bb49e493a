import { afterEach, expect, test, vi } from 'vitest';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { createAppStore } from '#src/store/store.ts';
import type { CampaignBundle } from '#src/app/campaign/campaignBundle.ts';
import { createPage } from './createPage.ts';
import { loadCampaign } from '#src/app/campaign/loadCampaign.ts';
import { laterWidgetsLoaded, loadAhead, loadLaterWidgets, loadRest } from './loadLaterWidgets.ts';
import type { Page } from './page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page as it is opened, with the widgets that the form of its first step always shows. */
async function open(flow: string): Promise<Page> {
  return createPage({
    settings: { brand: 'trial-search', environment: 'production', year: 2026, numbers: placeholderNumbers },
    bundle: await loadCampaign(flow, 'en'),
    locale: 'en',
    search: '',
    store: createAppStore({ local: undefined, session: undefined }),
    referrer: '',
  });
}

/** The names of the steps for which a page lacks widgets. */
const lackingOf = ({ campaign, widgets }: Page) =>
  Object.values(campaign.steps)
    .filter(({ fields }) => fields.some(({ kind }) => !(kind in widgets)))
    .map(({ name }) => name);

/** Whether the browser saves data; undefined for one that does not tell. */
const saving = (saveData: boolean | undefined) =>
  vi.stubGlobal('navigator', { connection: saveData === undefined ? undefined : { saveData } });

// Before any other: no page of this file has been used yet.
test('what was entered before, and what a step asks only now, is shown without using the page first', async () => {
  saving(undefined);
  // As where the server wrote all that the step shows.
  let asksMore = false;
  const opened = async () => Object.assign(await open('ws10'), { lacks: () => asksMore });
  const [fresh, returning, growing] = [await opened(), await opened(), await opened()];
  returning.store.setState({ answers: { heightCm: 170 } });
  for (const page of [fresh, returning, growing]) void loadAhead(page);
  await expect.poll(() => lackingOf(returning)).not.toContain('home');
  expect(lackingOf(growing)).toContain('home');
  asksMore = true;
  growing.store.setState({});
  await expect.poll(() => lackingOf(growing)).not.toContain('home');
  expect(lackingOf(fresh)).toContain('home');
});

test('a browser that does not save data, or does not tell, loads what the next steps need once the page is used, and not before', async () => {
  const pages: Page[] = [];
  for (const saveData of [undefined, false]) {
    saving(saveData);
    const page = await open('ws10');
    pages.push(page);
    expect(lackingOf(page)).toContain('home');
    void loadAhead(page);
    await loadRest(page);
    expect(lackingOf(page)).not.toContain('home');
  }
  for (const page of pages) expect(lackingOf(page)).toEqual(expect.arrayContaining(['indications', 'thanks']));
  document.dispatchEvent(new KeyboardEvent('keydown'));
  // On a busy machine the next idle moment may be two seconds away.
  await Promise.all(pages.map(laterWidgetsLoaded));
  expect(pages.flatMap(lackingOf)).toEqual([]);
});

test.each([
  ['demo', ['name', 'phone']],
  ['ws10', ['indications', 'thanks']],
] as const)(
  'a browser that saves data loads what the first step of %s shows, and nothing of %j',
  async (flow, steps) => {
    saving(true);
    const page = await open(flow);
    await loadAhead(page);
    document.dispatchEvent(new KeyboardEvent('keydown'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(lackingOf(page)).toEqual(expect.arrayContaining([...steps]));
    expect(lackingOf(page)).not.toContain('home');
  },
);

test('what fails to load is loaded by the next who asks, and what was loaded is not loaded again', async () => {
  const page = await open('ws10');
  const loads: string[] = [];
  const { rest, later } = page.bundle;
  if (!rest) throw new Error('The first step of ws10 has no rest.');
  const bundle: CampaignBundle = {
    ...page.bundle,
    rest: () => {
      loads.push('rest');
      return rest();
    },
    later: () => {
      loads.push('later');
      return loads.length > 2 ? later() : Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  Object.assign(page, { bundle });
  await expect(loadLaterWidgets(page)).rejects.toThrow('Failed to fetch');
  expect(lackingOf(page)).toContain('thanks');
  await loadLaterWidgets(page);
  expect({ loads, lacking: lackingOf(page) }).toEqual({ loads: ['later', 'rest', 'later'], lacking: [] });
});

test('whoever waits for them is told once they are loaded, by whom ever, before or after', async () => {
  const page = await open('demo');
  const told: string[] = [];
  void laterWidgetsLoaded(page).then(() => told.push('early'));
  await Promise.resolve();
  expect(told).toEqual([]);
  await loadLaterWidgets(page);
  await laterWidgetsLoaded(page);
  expect(told).toEqual(['early']);
});
