import { idsOf } from '#src/domain/query.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * Reports the visit, and counts the opening of the first step, of a search as such too, and the values that came with it; each
 * once per page load.
 */
export function reportOpening(page: Page, step: StepName): void {
  if (!reported.has(page)) {
    reported.add(page);
    // Not awaited, and an error is ignored: the visitor misses nothing.
    void import('./openVisit.ts').then(({ openVisit }) => openVisit(page)).catch(() => undefined);
  }
  if (step !== firstStep(page.campaign, page.query['landing']) || counted.has(page)) return;
  counted.add(page);
  page.countEvents('l');
  if (idsOf(page.query['indicationIds[]']).length > 0) page.countEvents('li');
  const { answers, payload } = page.store.getState();
  const isPlaced = Boolean(answers.postalCode ?? payload.initial?.postalCode);
  if (isPlaced) page.countEvents('lz');
  if (page.campaign.flowType !== 'studySearch') return;
  page.countEvents('ss');
  if (isPlaced) page.countEvents('sslz');
}

const reported = new WeakSet<Page>();
const counted = new WeakSet<Page>();
