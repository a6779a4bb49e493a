import { maxFlowLength } from '#src/domain/attemptedFlow.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { campaignOf } from '#src/flow/resolveAddress.ts';
import type { Page } from '#src/app/page/page.ts';

type Asked = Pick<Page, 'query' | 'campaign' | 'reportMessage' | 'reportRedirect'>;

/**
 * Reports a flow that the query or the path names and that does not exist: another one was opened instead. The redirect from
 * that of the path, `attempted`, is reported elsewhere.
 */
export function reportUnknownFlow(
  { query: { s }, campaign, reportMessage, reportRedirect }: Asked,
  campaigns: readonly CampaignSummary[],
  attempted?: string,
): void {
  const isUnknown = (flow: string | undefined) => flow !== undefined && !campaignOf(campaigns, flow);
  if (!isUnknown(s) && !isUnknown(attempted)) return;
  reportMessage('error', `Invalid flow in the address: ${campaign.name} stands in for it`);
  if (s !== undefined && isUnknown(s)) reportRedirect(s.slice(0, maxFlowLength));
}
