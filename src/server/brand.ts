import type { Brand, Environment, PageSettings } from '#src/domain/pageSettings.ts';
import type { Settings } from './settings.ts';

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

/** What a page served under this host name is told. */
export function pageSettingsOf(hostname: string, settings: Settings, now: Date): PageSettings {
  return {
    brand: brandOf(hostname, settings),
    environment: environmentOf(hostname),
    year: now.getUTCFullYear(),
    numbers: settings.numbers,
  };
}
