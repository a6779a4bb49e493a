import { campaigns } from 'virtual:campaigns';
import type { Locale } from '#src/domain/facts.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import type { CampaignBundle } from './bundle.ts';

/** What is known of every campaign before its chunk is loaded. */
export const summaries: readonly CampaignSummary[] = Object.values(campaigns).map(({ summary }) => summary);

/** Loads what the first step of a campaign needs, with the wordings of its consents in one language. */
export function loadCampaign(name: string, locale: Locale): Promise<CampaignBundle> {
  const campaign = campaigns[name];
  if (!campaign) throw new Error(`There is no campaign ${name}.`);
  return campaign.load(locale);
}
