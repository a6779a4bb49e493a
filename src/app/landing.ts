import type { StepName } from '#src/flow/campaign.ts';
import { idsOf } from '#src/domain/query.ts';
import type { Page } from './page.ts';

/** Counts the opening of a flow's home, once per page load, and what the visitor brought along. */
export function landed(page: Page, step: StepName): void {
  if (step !== page.campaign.home || counted.has(page)) return;
  counted.add(page);
  page.count('l');
  if (idsOf(page.query['indicationIds[]']).length > 0) page.count('li');
  const { answers, payload } = page.store.getState();
  if (answers.postalCode ?? payload.payload?.postalCode) page.count('lz');
}

const counted = new WeakSet<Page>();
