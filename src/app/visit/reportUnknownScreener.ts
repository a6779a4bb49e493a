import { longestFlow } from '#src/domain/attemptedFlow.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import type { Page } from '#src/app/page/createPage.ts';

type Asked = Pick<Page, 'query' | 'report' | 'redirected'>;

/** Tells of a screener in the address that does not exist. A flow that is no screener names only where one came from. */
export function checkPrescreen(
  { query, report, redirected }: Asked,
  campaigns: readonly Pick<CampaignSummary, 'name'>[],
): void {
  const { ps } = query;
  if (ps === undefined || campaigns.some(({ name }) => name === ps)) return;
  report('warning', 'Invalid prescreen flow: the default one stands in for it');
  redirected(ps.slice(0, longestFlow));
}
