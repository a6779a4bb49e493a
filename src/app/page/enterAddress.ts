import { splitQuery } from '#src/domain/query.ts';
import type { Page } from './page.ts';

/**
 * Enters the query of its address into a page that began without it, as its markup did. A change of the state must follow:
 * what depends on the query then renders again, and nothing else.
 */
export function enterAddress(page: Page, search: string): void {
  Object.assign(page, { factsOfMarkup: page.facts(), ...splitQuery(search) });
}
