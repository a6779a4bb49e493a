import { afterEach, expect, test, vi } from 'vitest';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { createAppStore } from '#src/store/store.ts';
import { createPage } from './createPage.ts';
import { loadCampaign } from './loadCampaign.ts';
import { laterWidgetsLoaded, loadAhead, loadLaterWidgets } from './loadLaterWidgets.ts';
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

const missingOf = ({ campaign, widgets }: Page) =>
  Object.values(campaign.steps).flatMap(({ fields }) => fields.filter(({ kind }) => !(kind in widgets)));

test.each([
  ['a browser that does not tell', 'demo', undefined, true],
  ['one that does not save data', 'demo', { saveData: false }, true],
  ['one that saves data, where the first step has all it shows', 'demo', { saveData: true }, false],
  ['one that saves data, where the first step shows more', 'ws10', { saveData: true }, true],
] as const)('%s loads what the next steps need: flow %s, %j, %s', async (_, flow, connection, isLoaded) => {
  vi.stubGlobal('navigator', { connection });
  const page = await open(flow);
  expect(missingOf(page)).not.toEqual([]);
  await loadAhead(page);
  expect(missingOf(page).length === 0).toBe(isLoaded);
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
