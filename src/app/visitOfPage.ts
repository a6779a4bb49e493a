import { summaries } from 'virtual:summaries';
import { takeAttempted } from './attempted.ts';
import type { Page } from './page.ts';
import { tellOfVisit } from './visit.ts';

/** Tells of the visit of a page, among all flows that there are, and of the redirect that led to it. */
export function tellOfVisitOf(page: Page): void {
  const attempted = takeAttempted(document);
  if (attempted !== undefined) page.redirected(attempted);
  tellOfVisit(page, summaries);
}
