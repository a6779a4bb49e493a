import { visitOf } from '#src/domain/visit.ts';
import { hasLanding } from '#src/flow/firstStep.ts';
import { pushToTagManager } from '#src/integrations/tagManager.ts';
import type { Page } from '#src/app/page/page.ts';

type Visited = Pick<Page, 'query' | 'campaign' | 'reportMessage' | 'store'>;

/**
 * Sends where a visit came from to the tag manager, and reports a landing page that does not exist. To be called once the
 * payload is loaded.
 */
export function reportVisit({ query, campaign, reportMessage, store }: Visited): void {
  if (query.landing !== undefined && !hasLanding(campaign, query.landing))
    reportMessage('info', 'Unknown landing page in the address: the home of the flow stands in for it');
  const { analytics, study } = store.getState().payload.initial ?? {};
  const pathType = study?.webScreener?.pathType;
  const entry = { ...analytics, ...visitOf(query), ...(pathType && { pathType }) };
  if (Object.keys(entry).length > 0) pushToTagManager(entry);
}
