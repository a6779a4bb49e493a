import type { Locale } from '#src/domain/facts.ts';

/** Attribute of the link in the head that names the file of the page's campaign; its value is the key of that file. */
export const campaignAttribute = 'data-campaign';

/** Which file of a campaign: there is one for each language. */
export const campaignKey = (name: string, locale: Locale): string => `${name}-${locale}`;

/** How the ids of the modules of a campaign begin. */
export const sourcesBegin = { campaign: 'virtual:campaign/', rest: 'virtual:rest/', later: 'virtual:later/' } as const;

/** The module of which that file is made: what the first step of the campaign needs. */
export const campaignSource = (name: string, locale: Locale): string =>
  sourcesBegin.campaign + campaignKey(name, locale);

/** The module of what else the first step shows; see `CampaignBundle`. */
export const restSource = (name: string, locale: Locale): string => sourcesBegin.rest + campaignKey(name, locale);

/** The module of what later steps need, which is the same in every language. */
export const laterSource = (name: string): string => sourcesBegin.later + name;
