import type { Brand, Environment, PageSettings } from '#src/domain/pageSettings.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** The brand of a host name: the trial-search brand unless the name is set as one of the other. */
export function brandOf(hostname: string, settings: Pick<Settings, 'trialsWorldHosts'>): Brand {
  return settings.trialsWorldHosts.includes(hostname.toLowerCase()) ? 'trials-world' : 'trial-search';
}

/** Development under localhost, staging where a label is `staging` or `work`, else production. */
function environmentOf(hostname: string): Environment {
  const labels = hostname.toLowerCase().split('.');
  if (labels.at(-1) === 'localhost') return 'development';
  return labels.some((label) => label === 'staging' || label === 'work') ? 'staging' : 'production';
}

/** What outside parties add to pages of a brand. Each brand has its own tag manager; the live chat is one of them's. */
function outsideOf(brand: Brand, { outside }: Settings): PageSettings['outside'] {
  const isDefault = brand === 'trial-search';
  const tagManager = isDefault ? outside.tagManager : outside.tagManagerTrialsWorld;
  return {
    ...(tagManager && { tagManager }),
    ...(outside.pixel && { pixel: outside.pixel }),
    ...(isDefault && outside.chat && { chat: outside.chat }),
  };
}

/** What a page served under this host name is told. */
export function pageSettingsOf(hostname: string, settings: Settings, now: Date): PageSettings {
  return {
    brand: brandOf(hostname, settings),
    environment: environmentOf(hostname),
    year: now.getUTCFullYear(),
    numbers: settings.numbers,
    outside: outsideOf(brandOf(hostname, settings), settings),
  };
}
