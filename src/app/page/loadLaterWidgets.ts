import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Page } from './createPage.ts';
import { addTexts } from './pageTexts.ts';

/** Whether the step can be shown: a page opens with what the form of its first step needs, others need the rest. */
export function hasWidgets({ campaign, widgets }: Page, step: CampaignStep): boolean {
  return step.name === campaign.home || step.fields.every(({ kind }) => kind in widgets);
}

const loading = new WeakMap<Page, Promise<void>>();

/** Loads the widgets and texts that the page was opened without. Asked again, it waits for the same load. */
export function loadLaterWidgets(page: Page): Promise<void> {
  const current = loading.get(page) ?? load(page);
  loading.set(page, current);
  return current;
}

async function load(page: Page): Promise<void> {
  try {
    const { widgets, judge, texts } = await page.bundle.later();
    addTexts(page.texts, page.campaign, widgets, texts);
    page.judge = judge;
    Object.assign(page.widgets, widgets);
    // Fields that waited for their widget are asked from now on.
    page.store.setState({});
  } catch (error) {
    loading.delete(page);
    throw error;
  }
}
