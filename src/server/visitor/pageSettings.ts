import { brandNames, brandServerFacts, defaultBrand, type Brand } from '#src/domain/brands/index.ts';
import { countryCodes } from '#src/domain/countries/index.ts';
import { diallable, isAbroad, isReachableFrom } from '#src/domain/dialling.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Environment, PageSettings } from '#src/domain/pageSettings.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { siteOf } from './origin.ts';

/**
 * The brand of the site that somebody came by, as `siteOf` names it: the first that has the name among its own, else the
 * default brand.
 */
export function brandOf(hostname: string, settings: Pick<Settings, 'brands' | 'publicOrigins'>): Brand {
  const site = siteOf(hostname, settings);
  return brandNames.find((brand) => settings.brands[brand].hosts.includes(site)) ?? defaultBrand;
}

/**
 * Development under localhost, staging where a label is `staging` or `work`, else production. Whoever asks chooses the
 * name, so that a server for visitors is production under any.
 */
function environmentOf(hostname: string, { developerPages }: Settings): Environment {
  if (!developerPages) return 'production';
  const labels = hostname.toLowerCase().split('.');
  if (labels.at(-1) === 'localhost') return 'development';
  return labels.some((label) => label === 'staging' || label === 'work') ? 'staging' : 'production';
}

/** The pages that run the script of a third party, for the frames of other pages. */
export const framedAt = { tagManager: '/signup/outside/tag-manager', chat: '/signup/outside/chat' } as const;

/** Scripts and pictures of third parties on pages of a brand. Each brand has its own tag manager; not every one the live chat. */
export function outsideOf(brand: Brand, settings: Settings): NonNullable<PageSettings['outside']> {
  const { brands, pixelUrl: pixel, chatScriptUrl } = settings;
  const { tagManager } = brands[brand];
  const chat = brandServerFacts[brand].hasLiveChat ? chatScriptUrl : undefined;
  return { ...(tagManager && { tagManager }), ...(pixel && { pixel }), ...(chat && { chat }) };
}

/** What a page gets to know of them: it loads the picture itself, and never a script. */
function framesOf({ tagManager, chat, pixel }: ReturnType<typeof outsideOf>): NonNullable<PageSettings['outside']> {
  return {
    ...(tagManager && { tagManager: framedAt.tagManager }),
    ...(chat && { chat: framedAt.chat }),
    ...(pixel && { pixel }),
  };
}

/** As it is set for the country, else for all. */
function ownCallCenterOf(country: CountryCode, settings: Settings): string {
  const own: Readonly<Partial<Record<CountryCode, string>>> = settings.callCenters;
  return own[country] ?? settings.phoneCallCenter;
}

const abroad = countryCodes.filter(isAbroad);

/** The phone numbers that pages show. */
function numbersOf(settings: Settings): PageSettings['numbers'] {
  return {
    callCenter: {
      default: settings.phoneCallCenter,
      ...Object.fromEntries(abroad.map((country) => [country, callCenterOf(country, settings)])),
    },
    callCenterUnreachedFrom: abroad.filter((country) => !isReachableFrom(country, ownCallCenterOf(country, settings))),
    tollFree: settings.phoneTollFree,
    callNow: settings.phoneCallNow,
    smsHelp: settings.phoneSmsHelp,
    shortCode: settings.smsShortCode,
    scheduling: settings.phoneScheduling,
    oncology: settings.phoneOncology,
    partnerTransfer: settings.phonePartnerTransfer,
  };
}

/** The number that visitors of a country are called from and call, else the usual one, as the country dials it. */
export function callCenterOf(country: CountryCode | undefined, settings: Settings): string {
  return country ? diallable(country, ownCallCenterOf(country, settings)) : settings.phoneCallCenter;
}

/** The settings of a page served under this host name. */
export function pageSettingsOf(hostname: string, settings: Settings, now: Date): PageSettings {
  return {
    brand: brandOf(hostname, settings),
    environment: environmentOf(hostname, settings),
    year: now.getUTCFullYear(),
    numbers: numbersOf(settings),
    healthyIndicationId: settings.healthyIndicationId,
    siteRadiusKm: settings.siteRadiusKm,
    ...(settings.directScreenerHosts.length > 0 && { directScreenerHosts: settings.directScreenerHosts }),
    outside: framesOf(outsideOf(brandOf(hostname, settings), settings)),
  };
}
