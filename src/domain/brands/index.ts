import type { Brand } from '#src/domain/pageSettings.ts';

export type BrandProfile = {
  name: string;
  /** First year of the copyright line. */
  since: number;
};

/** What the two brands are called; their colours are in the style sheet. */
export const brands: Record<Brand, BrandProfile> = {
  'trial-search': { name: 'Trial Search', since: 2016 },
  'trials-world': { name: 'Trials World', since: 2020 },
};
