import { countEvent, countFullyQualified, keepPersonalInTab } from './events.ts';
import { saveLead, sendConsents } from './saving.ts';
import { checkAlreadyMatched, findNearestSite } from './sites.ts';

/** Every effect that a campaign may name. */
export const effects = {
  checkAlreadyMatched,
  countEvent,
  countFullyQualified,
  findNearestSite,
  keepPersonalInTab,
  saveLead,
  sendConsents,
};

export type EffectName = keyof typeof effects;
