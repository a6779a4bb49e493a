import { trackAdClick, trackAdConversion } from './adSecurity.ts';
import { submitCommercialConsent } from './commercialConsent.ts';
import { sendConsents } from './consents.ts';
import { countEvent, countOutcome, keepPersonalInTab } from './events.ts';
import { updateIndicationsBySlug } from './indications.ts';
import { fetchKnownLead } from './knownLead.ts';
import { saveLead } from './saving.ts';
import { fetchSiteSchedulingStatus } from './siteScheduling.ts';
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
