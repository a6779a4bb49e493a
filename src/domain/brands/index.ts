import type { BrandProfile, BrandServerFacts } from './brand.ts';
import { profiles, serverFacts } from './list.ts';

/** The name of a brand in settings, pages and consents. */
export type Brand = keyof typeof profiles;

/** The brands by name, for pages and the server. */
export const brands: Readonly<Record<Brand, BrandProfile>> = profiles;

type FactsOfAny = (typeof serverFacts)[Brand];

/** Names of the settings that brands define: their hosts, their tag managers and where their messages come from. */
export type BrandSetting =
  Extract<FactsOfAny, { hosts: object }>['hosts']['setting'] | FactsOfAny['tagManagerSetting' | 'emailSetting'];

/** The brands by name, for the server and the scripts; no page may import it. */
export const brandServerFacts: Readonly<Record<Brand, BrandServerFacts<BrandSetting>>> = serverFacts;

/** The names of all brands. */
// Safe: an object literal has the keys of its type.
export const brandNames = Object.keys(brands) as readonly Brand[];

/** The brand of every host name that no other brand lists, and of pages rendered without a server. */
export const defaultBrand: Brand = 'trial-search';
