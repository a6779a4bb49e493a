import { countryOf } from '#src/domain/countries/countryOf.ts';
import type { Answers, CampaignFacts, CountryCode, FlowType } from './facts.ts';

/** The facts that decide whether a consent is needed; a part of `Facts`. */
export type ConsentSetting = { country: CountryCode; campaign: Pick<CampaignFacts, 'flowType' | 'consent'> };

/** Product constant: whether a flow type asks on its own steps. A partner screener has a consent block of its own. */
const asks: Record<FlowType, (consent: CampaignFacts['consent']) => boolean> = {
  studySearch: () => true,
  signup: ({ shown, onConditions }) => shown && onConditions,
  webScreener: ({ shown, onConditions }) => shown && !onConditions,
  partnerScreener: () => false,
};

/**
 * Whether the privacy law of the country requires consent by an affirmative act: in every supported country but the US.
 */
export function isInternational(country: CountryCode): boolean {
  return countryOf(country).gdprConsentRequired;
}

/** Whether the visitor must tick the consent before going on; otherwise going on implies it. */
export function consentNeeded({ country, campaign }: ConsentSetting): boolean {
  return isInternational(country) && asks[campaign.flowType](campaign.consent);
}

/**
 * Whether the lead may be sent to the server: where the visitor must tick the consent, only once they have. Until then it
 * stays in the tab, whichever steps save.
 */
export function mayLeaveTab({ answers, ...setting }: ConsentSetting & { answers: Pick<Answers, 'consents'> }): boolean {
  return !consentNeeded(setting) || answers.consents?.indication === true;
}
