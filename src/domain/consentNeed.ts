import { countryOf } from '#src/domain/countries/index.ts';
import type { CampaignFacts, CountryCode, FlowType } from './facts.ts';

/** What the need is judged by; `Facts` has it. */
export type ConsentSetting = { country: CountryCode; campaign: Pick<CampaignFacts, 'flowType' | 'consent'> };

/** Product constant: where each flow type asks. A partner screener has a consent block of its own. */
const asks: Record<FlowType, (consent: CampaignFacts['consent']) => boolean> = {
  studySearch: () => true,
  signup: ({ shown, onConditions }) => shown && onConditions,
  webScreener: ({ shown, onConditions }) => shown && !onConditions,
  partnerScreener: () => false,
};

/** Whether the law of the country asks for a consent given by the visitor's own act: everywhere but in the US. */
export function isInternational(country: CountryCode): boolean {
  return countryOf(country).gdprConsentRequired;
}

/** Whether the visitor must tick the consent before going on. Else pressing the button implies it. */
export function consentNeeded({ country, campaign }: ConsentSetting): boolean {
  return isInternational(country) && asks[campaign.flowType](campaign.consent);
}
