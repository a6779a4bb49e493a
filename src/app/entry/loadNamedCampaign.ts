import type { Locale } from '#src/domain/facts.ts';
import type { CampaignBundle } from '#src/app/campaign/campaignBundle.ts';
import { campaignAttribute, campaignKey } from './campaignFile.ts';

/**
 * Loads the first step of a campaign from the file that the head of the page names; undefined where it names none for this
 * campaign in this language. The scripts name no such file themselves: they stay the same, and cached, when the text of a
 * campaign changes.
 */
export async function loadNamedCampaign(name: string, locale: Locale): Promise<CampaignBundle | undefined> {
  if (import.meta.env.DEV) {
    const { hasCampaign, loadCampaign } = await import('#src/app/campaign/loadCampaign.ts');
    return hasCampaign(name) ? loadCampaign(name, locale) : undefined;
  }
  const link = document.head.querySelector<HTMLLinkElement>(`link[${campaignAttribute}]`);
  if (link?.getAttribute(campaignAttribute) !== campaignKey(name, locale)) return undefined;
  // The server named a module of the build.
  return (await import(/* @vite-ignore */ link.href)) as CampaignBundle;
}
