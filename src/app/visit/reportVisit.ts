import { longestFlow } from '#src/domain/attemptedFlow.ts';
import { visitOf } from '#src/domain/visit.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { hasLanding } from '#src/flow/followingStep.ts';
import { campaignOf } from '#src/flow/resolveAddress.ts';
import { pushToTagManager } from '#src/integrations/tagManager.ts';
import type { Page } from '#src/app/page/createPage.ts';
import { checkPrescreen } from './reportUnknownScreener.ts';

type Visited = Pick<Page, 'query' | 'campaign' | 'report' | 'redirected' | 'store'>;

/** Tells of names in the address that stand for nothing here: something else was opened in their place. */
function tellOfUnknown(
  { query: { s, landing }, campaign, report, redirected }: Visited,
  campaigns: readonly CampaignSummary[],
) {
  if (s !== undefined && !campaignOf(campaigns, s)) {
    report('error', `Invalid flow in the address: ${campaign.name} stands in for it`);
    redirected(s.slice(0, longestFlow));
  }
  if (landing !== undefined && !hasLanding(campaign, landing))
    report('info', 'Unknown landing page in the address: the home of the flow stands in for it');
}

/** Tells, once the initial payload has arrived, where a visit came from and what of its address is unknown. */
export function tellOfVisit(page: Visited, campaigns: readonly CampaignSummary[]): void {
  tellOfUnknown(page, campaigns);
  checkPrescreen(page, campaigns);
  const { analytics, study } = page.store.getState().payload.payload ?? {};
  const pathType = study?.webScreener?.pathType;
  const entry = { ...analytics, ...visitOf(page.query), ...(pathType && { pathType }) };
  if (Object.keys(entry).length > 0) pushToTagManager(entry);
}
