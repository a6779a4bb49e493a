import { summaries } from 'virtual:summaries';
import type { Page } from './page.ts';
import { tellOfVisit } from './visit.ts';

/** Tells of the visit of a page, among all flows that there are. */
export function tellOfVisitOf(page: Page): void {
  tellOfVisit(page, summaries);
}
