import type { Facts, Site } from './facts.ts';

/** Limit of the id in the schema of the calls. */
const maxIdLength = 200;

/**
 * External id of the study site: that of the address, else that of the site found by postal code; undefined without
 * either.
 */
export function studySiteId({ query, site }: Pick<Facts, 'query' | 'site'>): string | undefined {
  return query['studySiteId']?.trim().slice(0, maxIdLength) || site?.ssExtId;
}

/** The site that this visit is about, as a search found it; undefined where the address names another. */
export const siteOfVisit = (facts: Pick<Facts, 'query' | 'site'>): Site | undefined =>
  facts.site?.ssExtId === studySiteId(facts) ? facts.site : undefined;
