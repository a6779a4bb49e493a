import { campaigns } from 'virtual:campaigns';
import type { Locale } from '#src/domain/facts.ts';
import type { CampaignBundle } from './campaignBundle.ts';

/** Whether there is a campaign of that name. */
export function hasCampaign(name: string): boolean {
  return Object.hasOwn(campaigns, name);
}

/** Loads what the first step of a campaign needs, with its words in one language. Throws where there is no such module. */
export function loadCampaign(name: string, locale: Locale): Promise<CampaignBundle> {
  const load = hasCampaign(name) ? campaigns[name] : undefined;
  if (!load) throw Object.assign(new Error(`There is no campaign ${name}.`), { code: 'MODULE_NOT_FOUND' });
  return load(locale);
}
