import { summaries } from 'virtual:summaries';
import { takeAttempted } from './attempted.ts';
import type { Page } from './page.ts';
import { openOutside } from './outside.ts';
import { recordVisit } from './recordVisit.ts';
import { tellOfVisit } from './visit.ts';

/** Tells of the visit of a page, among all flows that there are, and of the redirect that led to it; lets in what outside parties add, and records where that is wanted. */
export function tellOfVisitOf(page: Page): void {
  const attempted = takeAttempted(document);
  if (attempted !== undefined) page.redirected(attempted);
  tellOfVisit(page, summaries);
  openOutside(page);
  recordVisit(page);
}
