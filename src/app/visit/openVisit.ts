import { takeAttemptedFlow } from './takeAttemptedFlow.ts';
import type { Page } from '#src/app/page/page.ts';
import { whenIdle } from '#src/store/whenIdle.ts';
import { layOutAll } from '#src/ui/layOutAll.ts';
import { loadThirdParties } from './loadThirdParties.ts';
import { loadTypeface } from './loadTypeface.ts';
import { recordVisit } from './recordVisit.ts';
import { reportVisit } from './reportVisit.ts';

/** On a page that is never idle all of it is laid out all the same, after so many ms. */
const LAID_OUT_WITHIN = 1_000;

/**
 * What waits until a page is open: lays out what is far from the window in an idle moment, asks for the typeface, reports the
 * visit and the redirect that it came by, loads third parties, and records the visit where that is enabled.
 */
export function openVisit(page: Page): void {
  whenIdle(layOutAll, LAID_OUT_WITHIN);
  void loadTypeface();
  const attempted = takeAttemptedFlow(document);
  if (attempted !== undefined) page.reportRedirect(attempted);
  reportVisit(page);
  const { s, ps } = page.query;
  if (s !== undefined || ps !== undefined)
    void import('./reportUnknownNames.ts').then(({ reportUnknownNames }) => reportUnknownNames(page));
  loadThirdParties(page);
  recordVisit(page);
}
