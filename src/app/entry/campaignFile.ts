import type { Locale } from '#src/domain/facts.ts';

/** Attribute of the link in the head that names the file of the page's campaign; its value is the key of that file. */
export const campaignAttribute = 'data-campaign';

/** Which file of a campaign: there is one for each language. */
export const campaignKey = (name: string, locale: Locale): string => `${name}-${locale}`;

/** The module of which that file is made: what the first step of the campaign needs. */
export const campaignSource = (name: string, locale: Locale): string => `virtual:campaign/${campaignKey(name, locale)}`;
