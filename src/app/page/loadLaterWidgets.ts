import type { CampaignStep } from '#src/flow/campaign.ts';
import { takeOverAwaited } from '#src/kit/islands.ts';
import { hasEntered } from '#src/store/storage.ts';
import { whenIdle } from '#src/store/whenIdle.ts';
import { firstUse } from '#src/ui/firstUse.ts';
import type { RestPart } from '#src/app/campaign/campaignBundle.ts';
import type { LoadedParts, Page } from './page.ts';
import { addTexts } from '#src/app/campaign/pageTexts.ts';

/** Whether the widgets of a step are loaded. Those of the first step come with the page, whatever it shows later. */
export function hasWidgets({ campaign, widgets }: Page, step: CampaignStep): boolean {
  return step.name === campaign.home || step.fields.every(({ kind }) => kind in widgets);
}

/** Whoever is never idle gets what follows all the same. */
const laterWithinMs = 2000;

type Part = 'rest' | 'later';
const loading = new WeakMap<Page, Partial<Record<Part, Promise<void>>>>();
type Loaded = { promise: Promise<void>; resolve: () => void };
const loaded = new WeakMap<Page, Loaded>();

/** Resolves once all widgets of a page are loaded, whoever asks for them. */
function loadedOf(page: Page): Loaded {
  const known = loaded.get(page);
  if (known) return known;
  let done: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  const created = { promise, resolve: () => done?.() };
  loaded.set(page, created);
  return created;
}

/** Loads a part of the campaign, where it has that part. Called again, it waits for the same load, unless that has failed. */
function loadPart(page: Page, part: Part): Promise<void> {
  const parts = loading.get(page) ?? {};
  loading.set(page, parts);
  parts[part] ??= load(page, part).catch((error: unknown) => {
    delete parts[part];
    throw error;
  });
  return parts[part];
}

async function load(page: Page & LoadedParts, part: Part): Promise<void> {
  const loader: (() => Promise<Partial<RestPart>>) | undefined = page.bundle[part];
  if (!loader) return;
  // A widget needs its texts, and those of consents, which are in the rest.
  const [added] = await Promise.all([loader(), part === 'later' ? loadPart(page, 'rest') : undefined]);
  const { widgets = {}, validators, evaluateChecks, texts = {}, pluralText, consents, recordFailedScreening } = added;
  page.texts.add({}, pluralText);
  addTexts(page.texts, page.campaign, texts);
  page.evaluateChecks = evaluateChecks ?? page.evaluateChecks;
  page.recordFailedScreening = recordFailedScreening ?? page.recordFailedScreening;
  Object.assign(page.widgets, widgets);
  Object.assign(page.validators, validators);
  page.consents = { ...page.consents, ...consents };
  // Fields whose widget was missing are asked from now on.
  page.store.setState({});
  takeOverAwaited();
}

/** Loads the widgets and texts of the first step that the page was opened without, where it has such. */
export const loadRest = (page: Page): Promise<void> => loadPart(page, 'rest');

/** Loads all widgets and texts that the page was opened without. */
export async function loadLaterWidgets(page: Page): Promise<void> {
  await loadPart(page, 'later');
  loadedOf(page).resolve();
}

/** Resolves once these widgets are loaded; it does not load them. */
export const laterWidgetsLoaded = (page: Page): Promise<void> => loadedOf(page).promise;

/** Whether the browser asks to load little. Not all of them tell. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Resolves once the first step asks for something that is not there yet, or something was entered, which may be shown there. */
function restNeeded(page: Page): Promise<void> {
  const { campaign, store } = page;
  const isNeeded = () => page.lacks(campaign.steps[campaign.home]?.fields ?? []) || hasEntered(store.getState());
  return new Promise((resolve) => {
    if (isNeeded()) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isNeeded()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Loads what the open step shows beyond what it was opened with, once some of that is not to be seen yet, something was
 * entered before, or the visitor uses the page; and what the next steps need once the visitor uses it: many go without
 * having done anything. Where the browser asks to save data that is loaded as the step is left.
 */
export async function loadAhead(page: Page): Promise<void> {
  await Promise.race([restNeeded(page), firstUse()]);
  await loadRest(page);
  if (savesData()) return;
  await firstUse();
  whenIdle(() => void loadLaterWidgets(page).catch(() => undefined), laterWithinMs);
}
