import { summaries } from 'virtual:summaries';
import { takeAttempted } from './takeAttemptedFlow.ts';
import type { Page } from '#src/app/page/createPage.ts';
import { openOutside } from './loadThirdParties.ts';
import { recordVisit } from './recordVisit.ts';
import { tellOfVisit } from './reportVisit.ts';

/** Tells of the visit of a page, among all flows that there are, and of the redirect that led to it; lets in what outside parties add, and records where that is wanted. */
export function tellOfVisitOf(page: Page): void {
  const attempted = takeAttempted(document);
  if (attempted !== undefined) page.redirected(attempted);
  tellOfVisit(page, summaries);
  openOutside(page);
  recordVisit(page);
}
