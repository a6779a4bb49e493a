import { campaigns } from 'virtual:campaigns';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import type { CampaignBundle } from './bundle.ts';

/** What is known of every campaign before its chunk is loaded. */
export const summaries: readonly CampaignSummary[] = Object.values(campaigns).map(({ summary }) => summary);

/** Loads the chunk of a campaign: its document, its widgets and its validators. */
export function loadCampaign(name: string): Promise<CampaignBundle> {
  const campaign = campaigns[name];
  if (!campaign) throw new Error(`There is no campaign ${name}.`);
  return campaign.load();
}
