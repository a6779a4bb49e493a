import { summaries } from 'virtual:summaries';
import { takeAttemptedFlow } from './takeAttemptedFlow.ts';
import type { Page } from '#src/app/page/page.ts';
import { loadThirdParties } from './loadThirdParties.ts';
import { loadTypeface } from './loadTypeface.ts';
import { recordVisit } from './recordVisit.ts';
import { reportVisit } from './reportVisit.ts';

/**
 * Asks for the typeface, which stayed behind what the page needs, reports the visit and the redirect that it came by, loads
 * third parties, and records the visit where that is enabled.
 */
export function openVisit(page: Page): void {
  void loadTypeface();
  const attempted = takeAttemptedFlow(document);
  if (attempted !== undefined) page.reportRedirect(attempted);
  reportVisit(page, summaries);
  loadThirdParties(page);
  recordVisit(page);
}
