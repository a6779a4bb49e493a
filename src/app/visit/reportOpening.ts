import { idsOf } from '#src/domain/query.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/followingStep.ts';
import type { Page } from '#src/app/page/createPage.ts';

/** Tells, once per page load, of the visit, and counts the opening of a flow's first step and what was brought along. */
export function landed(page: Page, step: StepName): void {
  if (!told.has(page)) {
    told.add(page);
    // What comes after the page is open is not waited for; without it the visitor misses nothing.
    void import('./openVisit.ts').then(({ tellOfVisitOf }) => tellOfVisitOf(page)).catch(() => undefined);
  }
  if (step !== firstStep(page.campaign, page.query['landing']) || counted.has(page)) return;
  counted.add(page);
  page.count('l');
  if (idsOf(page.query['indicationIds[]']).length > 0) page.count('li');
  const { answers, payload } = page.store.getState();
  if (answers.postalCode ?? payload.payload?.postalCode) page.count('lz');
}

const told = new WeakSet<Page>();
const counted = new WeakSet<Page>();
