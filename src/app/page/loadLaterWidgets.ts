import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Page } from './page.ts';
import { addTexts } from './pageTexts.ts';

/** Whether the widgets of a step are loaded. Those of the first step come with the page, whatever it shows later. */
export function hasWidgets({ campaign, widgets }: Page, step: CampaignStep): boolean {
  return step.name === campaign.home || step.fields.every(({ kind }) => kind in widgets);
}

const loading = new WeakMap<Page, Promise<void>>();

/** Loads the widgets and texts that the page was opened without. Called again, it waits for the same load. */
export function loadLaterWidgets(page: Page): Promise<void> {
  const current = loading.get(page) ?? load(page);
  loading.set(page, current);
  return current;
}

async function load(page: Page): Promise<void> {
  try {
    const { later, laterWords } = page.bundle;
    const [{ widgets, validators, evaluateChecks, texts = {} }, words] = await Promise.all([later(), laterWords?.()]);
    addTexts(page.texts, page.campaign, widgets, texts, words?.texts ?? {});
    page.evaluateChecks = evaluateChecks;
    Object.assign(page.widgets, widgets);
    Object.assign(page.validators, validators);
    page.consents = { ...page.consents, ...words?.consents };
    // Fields whose widget was missing are asked from now on.
    page.store.setState({});
  } catch (error) {
    loading.delete(page);
    throw error;
  }
}
