import type { Answers } from './facts.ts';

type PartnerConsent = Answers['partnerConsent'];

/** Whether the candidate said no to something that the agent asked. */
export function isPartnerConsentRefused({ connect, transfer, healthData }: NonNullable<PartnerConsent> = {}): boolean {
  return connect === false || transfer === false || healthData === false;
}

/**
 * Whether the candidate agreed: that the call is connected and the information passed on, both, or, where the agent asks
 * for that alone, that the health answers are used. A single no is a refusal of all.
 */
export function isPartnerConsentGiven(consent: PartnerConsent): boolean {
  if (isPartnerConsentRefused(consent)) return false;
  return consent?.healthData === true || (consent?.connect === true && consent.transfer === true);
}
