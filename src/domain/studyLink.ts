import type { Study } from './facts.ts';

/** Where a card of a study leads, and whether in a tab of its own. */
export type StudyLink = { href: string; newTab: boolean };

type Parts = {
  /** The query of the page, without personal parameters. */
  search: string;
  /** Name of the flow that screens for studies without a screener of their own, and for all where the address asks for it. */
  prescreen?: string | undefined;
  /** Hosts of screeners that open as they are. */
  directHosts: readonly string[];
  /** Address of the home of a flow, without a query. */
  homeOf: (flow: string) => string;
};

/**
 * Parameters of the search alone: the screener named here, what the visitor chose and typed to narrow the results, and the
 * list that came with the address.
 */
const ownParameters = ['ps', 'words', 'within', 'indicationIds[]', 'studies'];

/** The query of the page for the screener of a study. The conditions are those of the study, never those of the visitor. */
function queryFor({ id, indicationIds }: Study, search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of ownParameters) query.delete(name);
  if (indicationIds.length > 0) query.set('indicationIds[]', indicationIds.join());
  query.set('studyId', String(id));
  return query;
}

/** The screener of the study itself as an address of the web; undefined for none or for anything else. */
function ownScreener({ webScreenerUrl = '' }: Study): URL | undefined {
  return /^https?:\/\//i.test(webScreenerUrl) && URL.canParse(webScreenerUrl) ? new URL(webScreenerUrl) : undefined;
}

/**
 * The screener that a card leads to: the study's own in a new tab, unless the address names one of ours with `ps`, which
 * then screens for all but the direct hosts; ours too for a study without its own. Undefined where there is none.
 */
export function studyLink(study: Study, { search, prescreen, directHosts, homeOf }: Parts): StudyLink | undefined {
  const own = ownScreener(study);
  if (own && directHosts.includes(own.hostname)) return { href: own.href, newTab: true };
  const query = queryFor(study, search);
  if (own && !new URLSearchParams(search).has('ps')) {
    for (const [name, value] of query) own.searchParams.set(name, value);
    return { href: own.href, newTab: true };
  }
  if (prescreen === undefined) return undefined;
  query.set('psr', '1');
  return { href: `${homeOf(prescreen)}?${query}`, newTab: false };
}
