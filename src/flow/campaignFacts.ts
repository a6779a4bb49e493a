import type { CampaignFacts } from '#src/domain/facts.ts';
import type { Campaign } from './campaign.ts';

/** The part of a campaign that rules and widgets read as facts. */
export function campaignFacts(campaign: Campaign): CampaignFacts {
  const { name, flowType, campaignType, outcome, showCountrySelect, consent, webScreenerProps } = campaign;
  const { studyType, leadSpecialStatus, signedStep } = campaign;
  const facts = { name, flowType, campaignType, outcome, showCountrySelect, consent, webScreenerProps };
  return {
    ...facts,
    ...(studyType && { studyType }),
    ...(leadSpecialStatus && { leadSpecialStatus }),
    ...(signedStep && { signedStep }),
  };
}
