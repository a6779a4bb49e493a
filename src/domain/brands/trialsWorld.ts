import type { BrandProfile, BrandServerFacts } from './brand.ts';

/** Trials World, as pages and the server see it. */
export const profile: BrandProfile = { name: 'Trials World', since: 2020 };

/** Trials World: settings and colors, for the server and the scripts only. */
export const serverFacts = {
  hosts: { setting: 'TRIALS_WORLD_HOSTS', default: 'trials-world.localhost' },
  tagManagerSetting: 'TAG_MANAGER_URL_TRIALS_WORLD',
  hasLiveChat: false,
  colors: {
    '--primary': '#6d55a8',
    '--primary-deep': '#513c87',
    '--primary-tint': '#f5f2fb',
    '--secondary': '#ebe6f3',
    '--tertiary': '#f0b95b',
    '--button': '#0b7268',
    '--button-deep': '#095f57',
    '--button-ink': '#fff',
    '--focus': '#37226f',
    '--ink': '#221c31',
    '--ink-soft': '#564f66',
    '--line': '#ddd8e6',
    '--line-strong': '#7d7590',
    '--ground': '#f7f5fa',
  },
} as const satisfies BrandServerFacts;
