import type { Facts } from './facts.ts';

/** What the calls take of an id. */
const longestId = 200;

/** External id of the study site: the one that the address names, else that of the site found by postal code. */
export function studySiteId({ query, site }: Pick<Facts, 'query' | 'site'>): string | undefined {
  return query['studySiteId']?.trim().slice(0, longestId) || site?.ssExtId;
}
