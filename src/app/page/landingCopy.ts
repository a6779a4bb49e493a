import type { CampaignFacts, LandingPageCopy } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** What rules and widgets may know of a campaign. */
export function campaignFacts(campaign: Campaign): CampaignFacts {
  const { name, flowType, campaignType, outcome, showCountrySelect, consent, webScreenerProps } = campaign;
  return { name, flowType, campaignType, outcome, showCountrySelect, consent, webScreenerProps };
}

/** The landing copy of a campaign in the language of the page. */
export function landingCopyOf({ landingPageCopy }: Campaign, texts: Texts): LandingPageCopy {
  const { title, subtitle, benefits, compensationInformation, studyDesign, eligibility } = landingPageCopy ?? {};
  const text = (localized: { en: string; es?: string }) => texts.choose(localized).text;
  const list = (titled: { title: { en: string; es?: string }; items: { en: string; es?: string }[] }) => ({
    title: text(titled.title),
    items: titled.items.map(text),
  });
  return {
    ...(title && { title: text(title) }),
    ...(subtitle && { subtitle: text(subtitle) }),
    ...(benefits && { benefits: text(benefits) }),
    ...(compensationInformation && { compensationInformation: text(compensationInformation) }),
    ...(studyDesign && { studyDesign: list(studyDesign) }),
    ...(eligibility && { eligibility: list(eligibility) }),
  };
}
