import { trackAdClick, trackAdConversion } from './adSecurity.ts';
import { submitCommercialConsent } from './submitCommercialConsent.ts';
import { sendConsents } from './sendConsents.ts';
import { countEvent, countOutcome, keepPersonalInTab } from './events.ts';
import { updateIndicationsBySlug } from './updateIndicationsBySlug.ts';
import { fetchKnownLead } from './fetchKnownLead.ts';
import { saveLead } from './saveLead.ts';
import { fetchSiteSchedulingStatus } from './fetchSiteSchedulingStatus.ts';
import { checkAlreadyMatched, findNearestSite } from './sites.ts';

/** Every effect that a campaign may name. */
export const effects = {
  checkAlreadyMatched,
  countEvent,
  countOutcome,
  fetchSiteSchedulingStatus,
  fetchKnownLead,
  findNearestSite,
  keepPersonalInTab,
  saveLead,
  sendConsents,
  submitCommercialConsent,
  trackAdClick,
  trackAdConversion,
  updateIndicationsBySlug,
};

export type EffectName = keyof typeof effects;
