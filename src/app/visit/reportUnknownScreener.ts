import { maxFlowLength } from '#src/domain/attemptedFlow.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { campaignOf } from '#src/flow/resolveAddress.ts';
import type { Page } from '#src/app/page/page.ts';

type Asked = Pick<Page, 'query' | 'reportMessage' | 'reportRedirect'>;

/** Reports a screener in the address that does not exist. Other flows may be named: the address says where one came from. */
export function reportUnknownScreener(
  { query, reportMessage, reportRedirect }: Asked,
  campaigns: readonly Pick<CampaignSummary, 'name' | 'aliases'>[],
): void {
  const { ps } = query;
  if (ps === undefined || campaignOf(campaigns, ps)) return;
  reportMessage('warning', 'Invalid prescreen flow: the default one stands in for it');
  reportRedirect(ps.slice(0, maxFlowLength));
}
