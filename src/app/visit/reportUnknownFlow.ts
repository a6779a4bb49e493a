import { maxFlowLength } from '#src/domain/attemptedFlow.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { campaignOf } from '#src/flow/resolveAddress.ts';
import type { Page } from '#src/app/page/page.ts';

type Asked = Pick<Page, 'query' | 'campaign' | 'reportMessage' | 'reportRedirect'>;

/** Reports a flow that the query names and that does not exist: another one was opened instead. */
export function reportUnknownFlow(
  { query: { s }, campaign, reportMessage, reportRedirect }: Asked,
  campaigns: readonly CampaignSummary[],
): void {
  if (s === undefined || campaignOf(campaigns, s)) return;
  reportMessage('error', `Invalid flow in the address: ${campaign.name} stands in for it`);
  reportRedirect(s.slice(0, maxFlowLength));
}
