import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Page } from './page.ts';
import { addTexts } from './pageTexts.ts';

/** Whether the widgets of a step are loaded. Those of the first step come with the page, whatever it shows later. */
export function hasWidgets({ campaign, widgets }: Page, step: CampaignStep): boolean {
  return step.name === campaign.home || step.fields.every(({ kind }) => kind in widgets);
}

const loading = new WeakMap<Page, Promise<void>>();
type Loaded = { promise: Promise<void>; resolve: () => void };
const loaded = new WeakMap<Page, Loaded>();

/** Resolves once the later widgets of a page are loaded, whoever asks for them. */
function loadedOf(page: Page): Loaded {
  const known = loaded.get(page);
  if (known) return known;
  let done: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  const created = { promise, resolve: () => done?.() };
  loaded.set(page, created);
  return created;
}

/** Loads the widgets and texts that the page was opened without. Called again, it waits for the same load. */
export function loadLaterWidgets(page: Page): Promise<void> {
  const current = loading.get(page) ?? load(page);
  loading.set(page, current);
  return current;
}

async function load(page: Page): Promise<void> {
  try {
    const { later, laterWords } = page.bundle;
    const [added, words] = await Promise.all([later(), laterWords?.()]);
    const { widgets, validators, evaluateChecks, texts = {}, pluralText } = added;
    page.texts.add({}, pluralText);
    addTexts(page.texts, page.campaign, widgets, texts, words?.texts ?? {});
    page.evaluateChecks = evaluateChecks;
    Object.assign(page.widgets, widgets);
    Object.assign(page.validators, validators);
    page.consents = { ...page.consents, ...words?.consents };
    // Fields whose widget was missing are asked from now on.
    page.store.setState({});
    loadedOf(page).resolve();
  } catch (error) {
    loading.delete(page);
    throw error;
  }
}

/** Resolves once these widgets are loaded; it does not load them. */
export const laterWidgetsLoaded = (page: Page): Promise<void> => loadedOf(page).promise;

/** Whether the browser asks to load little. Not all of them tell. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Loads what the next steps need while the visitor reads. Where the browser asks to save data only what the open step needs;
 * the rest is loaded as the step is left.
 */
export async function loadAhead(page: Page): Promise<void> {
  const step = page.campaign.steps[page.step.current];
  const isMissing = step?.fields.some(({ kind }) => !(kind in page.widgets));
  if (isMissing || !savesData()) await loadLaterWidgets(page);
}
