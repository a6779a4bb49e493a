import { trackAdClick, trackAdConversion } from './adSecurity.ts';
import { submitCommercialConsent } from './submitCommercialConsent.ts';
import { sendConsents } from './sendConsents.ts';
import { countEvent, countOutcome } from './events.ts';
import { updateIndicationsBySlug } from './updateIndicationsBySlug.ts';
import { fetchKnownLead } from './fetchKnownLead.ts';
import { keepPersonalInTab } from './keepPersonalInTab.ts';
import { saveRefusal, startCall } from './partnerCall.ts';
import { saveLead } from './saveLead.ts';
import { fetchSiteSchedulingStatus } from './fetchSiteSchedulingStatus.ts';
import { checkAlreadyMatched, findNearestSite } from './sites.ts';

/**
 * Every effect by the name that campaigns use. An effect's `description` documents it for authors and in the schema.
 */
export const effects = {
  checkAlreadyMatched,
  countEvent,
  countOutcome,
  fetchSiteSchedulingStatus,
  fetchKnownLead,
  findNearestSite,
  keepPersonalInTab,
  saveLead,
  saveRefusal,
  sendConsents,
  startCall,
  submitCommercialConsent,
  trackAdClick,
  trackAdConversion,
  updateIndicationsBySlug,
};

/** The name of an effect. */
export type EffectName = keyof typeof effects;
