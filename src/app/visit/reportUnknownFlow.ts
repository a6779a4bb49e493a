import { maxFlowLength } from '#src/domain/attemptedFlow.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { campaignOf, replacementOf } from '#src/flow/resolveAddress.ts';
import type { Page } from '#src/app/page/page.ts';

type Asked = Pick<Page, 'query' | 'campaign' | 'store' | 'reportMessage' | 'reportRedirect'>;

/**
 * Reports a flow that the query or the path names and that does not exist, and shows that another one was opened instead of
 * that of the query: where it is not the one that opens instead, the visitor came by its own address. The redirect from that
 * of the path, `attempted`, is reported and shown elsewhere.
 */
export function reportUnknownFlow(
  { query: { s }, campaign, store, reportMessage, reportRedirect }: Asked,
  campaigns: readonly CampaignSummary[],
  attempted?: string,
): void {
  const isUnknown = (flow: string | undefined) => flow !== undefined && !campaignOf(campaigns, flow);
  if (!isUnknown(s) && !isUnknown(attempted)) return;
  reportMessage('error', `Invalid flow in the address: ${campaign.name} stands in for it`);
  if (s === undefined || !isUnknown(s)) return;
  reportRedirect(s.slice(0, maxFlowLength));
  if (replacementOf(campaigns, s)?.name === campaign.name) store.setState({ isReplacement: true });
}
