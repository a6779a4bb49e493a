import type { BrandProfile, BrandServerFacts } from './brand.ts';

/** Trial Search, as pages and the server see it. */
export const profile: BrandProfile = { name: 'Trial Search', since: 2016 };

/** Trial Search: settings and colors, for the server and the scripts only. */
export const serverFacts = {
  tagManagerSetting: 'TAG_MANAGER_URL',
  hasLiveChat: true,
  colors: {
    '--primary': '#338cb4',
    '--primary-deep': '#1c6080',
    '--primary-tint': '#eff7fa',
    '--secondary': '#e7e7e7',
    '--tertiary': '#72c39d',
    '--button': '#ff8200',
    '--button-deep': '#ec7800',
    '--button-ink': '#1d1408',
    '--focus': '#0d4a66',
  },
} as const satisfies BrandServerFacts;
