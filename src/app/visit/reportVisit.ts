import { maxFlowLength } from '#src/domain/attemptedFlow.ts';
import { visitOf } from '#src/domain/visit.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { hasLanding } from '#src/flow/firstStep.ts';
import { campaignOf } from '#src/flow/resolveAddress.ts';
import { pushToTagManager } from '#src/integrations/tagManager.ts';
import type { Page } from '#src/app/page/page.ts';
import { reportUnknownScreener } from './reportUnknownScreener.ts';

type Visited = Pick<Page, 'query' | 'campaign' | 'reportMessage' | 'reportRedirect' | 'store'>;

/** Reports a flow and a landing page in the address that do not exist: another one was opened instead. */
function reportUnknownNames(
  { query: { s, landing }, campaign, reportMessage, reportRedirect }: Visited,
  campaigns: readonly CampaignSummary[],
) {
  if (s !== undefined && !campaignOf(campaigns, s)) {
    reportMessage('error', `Invalid flow in the address: ${campaign.name} stands in for it`);
    reportRedirect(s.slice(0, maxFlowLength));
  }
  if (landing !== undefined && !hasLanding(campaign, landing))
    reportMessage('info', 'Unknown landing page in the address: the home of the flow stands in for it');
}

/** Sends where a visit came from to the tag manager, and reports unknown names. To be called once the payload is loaded. */
export function reportVisit(page: Visited, campaigns: readonly CampaignSummary[]): void {
  reportUnknownNames(page, campaigns);
  reportUnknownScreener(page, campaigns);
  const { analytics, study } = page.store.getState().payload.payload ?? {};
  const pathType = study?.webScreener?.pathType;
  const entry = { ...analytics, ...visitOf(page.query), ...(pathType && { pathType }) };
  if (Object.keys(entry).length > 0) pushToTagManager(entry);
}
