import { personalParameters, splitQuery } from '#src/domain/query.ts';
import type { Page, PageAddress } from './page.ts';

/**
 * Enters the query of its address into a page that began without it, as its markup did. A change of the state must follow:
 * what depends on the query then renders again, and nothing else.
 */
export function enterAddress(page: Page & PageAddress, search: string): void {
  Object.assign(page, { factsOfMarkup: page.facts(), ...splitQuery(search) });
}

/** Enters another query, such as the filters of a search; what the page knows of the visitor stays. */
export function changeSearch(page: PageAddress, search: string): void {
  page.search = search;
  page.query = splitQuery(search).query;
}

/** Forgets what the address said of the visitor. */
export function forgetPersonal({ personal }: PageAddress): void {
  for (const name of personalParameters) delete personal[name];
}
