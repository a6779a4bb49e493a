import type { Brand } from '#src/domain/pageSettings.ts';

export type BrandProfile = {
  name: string;
  /** First year of the copyright line. */
  since: number;
  /** Paths of the policies, below the locale. */
  links: Readonly<Record<'privacy' | 'terms' | 'healthData' | 'hipaa' | 'cookies', string>>;
};

const links = {
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  healthData: '/consumer-health-data-privacy-notice',
  hipaa: '/hipaa-notice',
  cookies: '/cookie-policy',
};

/** What the two brands are called and where their policies stand; their colours are in the style sheet. */
export const brands: Record<Brand, BrandProfile> = {
  'trial-search': { name: 'Trial Search', since: 2016, links },
  'trials-world': { name: 'Trials World', since: 2020, links },
};
